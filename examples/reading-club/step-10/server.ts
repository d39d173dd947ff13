import { createApp } from './app.ts';
import { Database } from './database.ts';
import { addSampleData } from './sampleData.ts';

const database = new Database(process.env.DATABASE ?? 'club.sqlite');
if (process.env.NODE_ENV !== 'production') addSampleData(database);

// Replace it by your logger.
const { server, stop } = createApp(database, (error) => console.error(error));
const port = Number(process.env.PORT ?? 4000);
server.listen(port, () => console.log(`http://localhost:${port}/graphql`));

// #region stop
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.once('close', () => database.close());
    void stop();
    // For requests that don't end.
    setTimeout(() => process.exit(1), 5_000).unref();
  });
}
// #endregion stop
