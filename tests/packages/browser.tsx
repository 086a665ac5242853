import { hydrateRoot } from 'react-dom/client';
import { config } from './config';
import { CustomerPage } from './customer-page';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <CustomerPage config={config} />);
