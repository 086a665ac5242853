import { legalPage } from '../components/legal-page';

const { Page, load, meta } = legalPage('trasparenza-ai');

export { load, meta };
export default Page;
