import { legalPage } from '../components/legal-page';

const { Page, load, meta } = legalPage('cookie');

export { load, meta };
export default Page;
