import { legalPage } from '../components/legal-page';

const { Page, load, meta } = legalPage('accessibilita');

export { load, meta };
export default Page;
