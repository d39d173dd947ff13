import type { LiveEvent } from '../../renderer/model/live.ts';

export interface FollowRequest {
  /** Address of the development server's own folder. */
  readonly folder: string;
  /** State of the site that this page was made from, as the server counts them. */
  readonly state: string;
  readonly onEvent: (event: LiveEvent) => void;
}

/** An event, and the state of a page that has handled it. */
interface Message {
  readonly state: string;
  readonly event: LiveEvent;
}

type Receive = (message: Message) => void;

/**
 * Reports the development server's events to this page. A stream of events holds a connection, and browsers open six to a host, for all
 * tabs together: so one tab has the stream and passes on its events. Where tabs can't arrange that, each has a stream while it is shown.
 */
export function followEvents({ folder, state: first, onEvent }: FollowRequest): void {
  let state = first;
  let count = 0;
  const receive: Receive = (message) => {
    state = message.state;
    count += 1;
    onEvent(message.event);
  };
  const openStream = (pass: Receive): EventSource => listen({ folder, state, receive: pass });
  // Browsers offer locks to secure pages only, such as those of localhost.
  if (navigator.locks === undefined || typeof BroadcastChannel === 'undefined') {
    followWhileShown(() => openStream(receive));
    return;
  }
  shareStream({ name: `gqldocs${folder}`, openStream, receive });
  void askForState();

  /** A stream that another tab shares has no events from before this page listened. */
  async function askForState(): Promise<void> {
    const asked = count;
    const response = await fetch(`${folder}/state?${state}`).catch(() => undefined);
    if (response?.ok !== true) return;
    const event = (await response.json()) as LiveEvent;
    if (event.type === 'reload' || asked === count) onEvent(event);
  }
}

function followWhileShown(open: () => EventSource): void {
  let stream: EventSource | undefined;
  const update = (): void => {
    if (document.hidden) stream?.close();
    stream = document.hidden ? undefined : (stream ?? open());
  };
  document.addEventListener('visibilitychange', update);
  update();
}

interface Sharing {
  readonly name: string;
  readonly openStream: (pass: Receive) => EventSource;
  readonly receive: Receive;
}

/** The tab that holds the lock has the stream; when it is closed, the next one gets both. */
function shareStream({ name, openStream, receive }: Sharing): void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
  const lead = (): Promise<never> => {
    openStream((message) => {
      channel.postMessage(message);
      receive(message);
    });
    return new Promise(() => {});
  };
  // A page that is being left gets no lock any more.
  navigator.locks.request(name, lead).catch(() => undefined);
}

/** The browser connects again by itself; what happened while the server was away is unknown. */
function listen({ folder, state, receive }: Pick<FollowRequest, 'folder' | 'state'> & { readonly receive: Receive }): EventSource {
  const stream = new EventSource(`${folder}/events?${state}`);
  let hasBeenLost = false;
  stream.onmessage = ({ data, lastEventId }) => receive({ state: lastEventId, event: JSON.parse(String(data)) as LiveEvent });
  stream.onerror = () => {
    hasBeenLost = true;
  };
  stream.onopen = () => {
    if (hasBeenLost) receive({ state, event: { type: 'reload' } });
  };
  return stream;
}
