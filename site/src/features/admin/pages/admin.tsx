import { useT } from '../../../i18n';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { useSession } from '../../../shared/session';
import { PageBody } from '../../../shared/page-body';
import { buttonStyles } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Tabs } from '../../../ui/tabs';
import { tokens } from '../../../ui/tokens';
import { AuditSection } from '../components/audit/audit-section';
import { BookingsSection } from '../components/bookings/bookings-section';
import { TestBookingButton } from '../components/bookings/test-booking-button';
import { CouponsSection } from '../components/coupons/coupons-section';
import { HolidaysSection } from '../components/holidays/holidays-section';
import { MailsSection } from '../components/mails/mails-section';
import { ModelsSection } from '../components/models/models-section';
import { OrdersSection } from '../components/orders/orders-section';
import { OverviewSection } from '../components/overview/overview-section';
import { ProductsSection } from '../components/products/products-section';
import { PurchasesSection } from '../components/purchases/purchases-section';
import { SystemSection } from '../components/system/system-section';
import { oneOf, tabsOf, type AdminTab } from '../model/tabs';
import { useAddress } from '../model/use-address';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('admin.title'), noIndex: true });

const SECTIONS: Record<AdminTab, () => React.ReactNode> = {
  overview: OverviewSection,
  purchases: PurchasesSection,
  orders: OrdersSection,
  bookings: BookingsSection,
  holidays: HolidaysSection,
  coupons: CouponsSection,
  marketplace: ProductsSection,
  models: ModelsSection,
  mails: MailsSection,
  system: SystemSection,
  audit: AuditSection,
};

/** What administrators run the business from. The section is in the address. */
export default function Admin() {
  const t = useT();
  const { get, open } = useAddress();
  const { account } = useSession();
  const tabs = tabsOf(account?.role ?? 'customer');
  const isAdmin = account?.role === 'admin';
  const tab = oneOf(tabs, get('tab'));
  const Section = SECTIONS[tab];
  return (
    <PageBody frame="app">
      <header
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('admin.title')}</h1>
        {isAdmin && (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <a href="/cms" css={buttonStyles('secondary', 'm')}>
              <Icon name="external" />
              {t('admin.panel')}
            </a>
            <TestBookingButton />
          </div>
        )}
      </header>
      <Tabs
        wrap
        label={t('admin.sections')}
        tabs={tabs.map((id) => ({ id, label: t(`admin.tabs.${id}`) }))}
        value={tab}
        onChange={(next) => open(next)}
      >
        <Section key={tab} />
      </Tabs>
    </PageBody>
  );
}
