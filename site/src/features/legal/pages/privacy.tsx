import { legalPage } from '../components/legal-page';

const { Page, load, meta } = legalPage('privacy');

export { load, meta };
export default Page;
