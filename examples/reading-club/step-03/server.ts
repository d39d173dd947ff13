import { createApp } from './app.ts';
import { Database } from './database.ts';
import { addSampleData } from './sampleData.ts';

const database = new Database(process.env.DATABASE ?? 'club.sqlite');
addSampleData(database);

const port = Number(process.env.PORT ?? 4000);
const { server } = createApp(database);
server.listen(port, () => console.log(`http://localhost:${port}/graphql`));
