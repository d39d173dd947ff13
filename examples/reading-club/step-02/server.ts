import { createApp } from './app.ts';

const port = Number(process.env.PORT ?? 4000);
const { server } = createApp();
server.listen(port, () => console.log(`http://localhost:${port}/graphql`));
