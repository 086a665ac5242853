import { renderToString } from 'react-dom/server';
import { config } from './config';
import { CustomerPage } from './customer-page';

process.stdout.write(renderToString(<CustomerPage config={config} />));
