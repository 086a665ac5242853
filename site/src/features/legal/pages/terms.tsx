import { legalPage } from '../components/legal-page';

const { Page, load, meta } = legalPage('termini');

export { load, meta };
export default Page;
