import { ACCOUNT_FAULTS } from './accounts';
import { BOOKING_FAULTS } from './bookings';
import { CHATBOT_FAULTS } from './chatbots';
import type { Fault } from './fault';
import { PLATFORM_FAULTS } from './platform';
import { PURCHASE_FAULTS } from './purchases';
import { SERVICE_ORDER_FAULTS } from './service-orders';
import { SITE_FAULTS } from './site';
import { SOCIAL_FAULTS } from './social';
import { WIDGET_FAULTS } from './widget';

/** Every fault that the tests must notice. */
export const FAULTS: readonly Fault[] = [
  ...ACCOUNT_FAULTS,
  ...PLATFORM_FAULTS,
  ...PURCHASE_FAULTS,
  ...SERVICE_ORDER_FAULTS,
  ...BOOKING_FAULTS,
  ...CHATBOT_FAULTS,
  ...SOCIAL_FAULTS,
  ...SITE_FAULTS,
  ...WIDGET_FAULTS,
];
