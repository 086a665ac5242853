import { legalPage } from '../components/legal-page';

const { Page, load, meta } = legalPage('recesso');

export { load, meta };
export default Page;
