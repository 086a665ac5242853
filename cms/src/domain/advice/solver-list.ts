import {
  discountCostSolver,
  discountThenVatSolver,
  loanRateSolver,
  priceForIncomeSolver,
} from './solvers/everyday';
import { companyTaxSolver } from './solvers/company-tax';
import { batchYieldSolver } from './quantities/batch-yield';
import { balanceDueSolver } from './quantities/balance-due';
import { capacitySolver } from './quantities/capacity';
import { contentShareSolver } from './quantities/content-share';
import { costPlusSolver } from './quantities/cost-plus';
import { customersForTakingsSolver } from './quantities/customers-for-takings';
import { discountedPurchaseSolver } from './quantities/discounted-purchase';
import { fuelCostSolver } from './quantities/fuel-cost';
import { howManySolver } from './quantities/how-many';
import { levelOverTimeSolver } from './quantities/level-over-time';
import { listTotalSolver } from './quantities/list-total';
import { lotResaleSolver } from './quantities/lot-resale';
import { measureCostSolver } from './quantities/measure-cost';
import { marginVolumeSolver } from './quantities/margin-volume';
import { pairsTotalSolver } from './quantities/pairs-total';
import { payrollSolver } from './quantities/payroll';
import { perOneSolver } from './quantities/per-one';
import { portionCostSolver } from './quantities/portion-cost';
import { portionSalesSolver } from './quantities/portion-sales';
import { priceAndVolumeSolver } from './quantities/price-and-volume';
import { roomFiguresSolver } from './quantities/room-figures';
import { savingPerMonthSolver } from './quantities/saving-per-month';
import { spreadSolver } from './quantities/spread';
import { supplyDaysSolver } from './quantities/supply-days';
import { taxableIncomeSolver } from './quantities/taxable-income';
import { tableTakingsSolver } from './quantities/table-takings';
import { takingsSolver } from './quantities/takings';
import { timeToTargetSolver } from './quantities/time-to-target';
import { turnoverForShareSolver } from './quantities/turnover-for-share';
import { priceDifferenceSolver } from './dimensions/price-difference';
import type { Solver } from './solver';
import { cashNeedSolver, runwaySolver } from './solvers/cash';
import { lateInterestSolver, simpleInterestSolver } from './solvers/interest';
import { growingCashSolver } from './solvers/growing-cash';
import { affordableLoanSolver, loanSolver } from './solvers/loan';
import { feePlansSolver } from './solvers/fee-plans';
import { loanTermsSolver } from './solvers/loan-terms';
import { monthlyOrYearlySolver } from './solvers/monthly-or-yearly';
import { twoLoansSolver } from './solvers/two-loans';
import { cashGapSolver, creditDaysSolver, moneyOutSolver, stockSolver } from './solvers/turnover-days';
import {
  changedAmountSolver,
  discountsInRowSolver,
  riseOverSpanSolver,
  shareOutSolver,
} from './solvers/arithmetic';
import { advertisingSolver } from './solvers/advertising';
import { cardFeeSolver } from './solvers/card-fee';
import { commissionSolver } from './solvers/commission';
import { invoiceSolver } from './solvers/invoice';
import { productMixSolver } from './solvers/product-mix';
import { partnerShareSolver } from './solvers/partner-share';
import { earnedCommissionSolver } from './solvers/earned-commission';
import { promotionSolver } from './solvers/promotion';
import { depositSolver } from './solvers/deposit';
import { depreciationSolver } from './solvers/depreciation';
import { discountVolumeSolver } from './solvers/discount-volume';
import { stepOverSpanSolver } from './solvers/step-over-span';
import { quoteSolver } from './solvers/quote';
import { paybackSolver, profitSolver } from './solvers/sales-result';
import { chainSolver } from './solvers/chain';
import { plainTotalSolver } from './solvers/plain-total';
import { businessResultSolver } from './solvers/business-result';
import { costSumSolver, lotCostSolver, savingSolver, splitSolver } from './solvers/lots';
import { leasingInstalmentSolver, leasingTotalSolver } from './solvers/leasing';
import { cashMonthsSolver } from './solvers/cash-months';
import { conversionSolver, funnelSolver } from './solvers/marketing';
import { operatingSolver, piecesForTurnoverSolver } from './solvers/operating';
import { percentageSolver } from './solvers/percentages';
import { customerSolver } from './solvers/customer';
import { hourlySolver } from './solvers/hourly';
import { otherPriceSolver, priceChangeSolver } from './solvers/price-change';
import { costLimitSolver, discountSolver, marginSolver, ratesSolver } from './solvers/pricing';
import { yieldSolver } from './solvers/yield';
import { partTimePaySolver, staffSolver } from './solvers/staff';
import { flatRateSolver, incomeTaxSolver } from './solvers/tax';
import { vatPeriodSolver, vatSolver } from './solvers/vat';
import { volumeSolver } from './solvers/volume';

/** Of particular figures, so that no other sum can be meant where all of them are there: tried before any other. */
export const PARTICULAR: readonly Solver[] = [
  earnedCommissionSolver,
  twoLoansSolver,
  partnerShareSolver,
  feePlansSolver,
  measureCostSolver,
  contentShareSolver,
  lotResaleSolver,
  cardFeeSolver,
  stepOverSpanSolver,
  monthlyOrYearlySolver,
  tableTakingsSolver,
  portionSalesSolver,
  batchYieldSolver,
  marginVolumeSolver,
  productMixSolver,
  advertisingSolver,
  promotionSolver,
  discountVolumeSolver,
  depreciationSolver,
  depositSolver,
  companyTaxSolver,
  leasingInstalmentSolver,
  loanTermsSolver,
  growingCashSolver,
  cashMonthsSolver,
  partTimePaySolver,
  priceForIncomeSolver,
  loanRateSolver,
  discountThenVatSolver,
  discountCostSolver,
];
/** The first one that the words ask for and the figures allow; the more particular ones come first. */
export const SOLVERS: readonly Solver[] = [
  ...PARTICULAR,
  savingPerMonthSolver,
  roomFiguresSolver,
  levelOverTimeSolver,
  balanceDueSolver,
  costPlusSolver,
  priceAndVolumeSolver,
  supplyDaysSolver,
  payrollSolver,
  perOneSolver,
  taxableIncomeSolver,
  fuelCostSolver,
  timeToTargetSolver,
  takingsSolver,
  capacitySolver,
  portionCostSolver,
  discountedPurchaseSolver,
  turnoverForShareSolver,
  howManySolver,
  customersForTakingsSolver,
  invoiceSolver,
  lateInterestSolver,
  ratesSolver,
  yieldSolver,
  piecesForTurnoverSolver,
  affordableLoanSolver,
  simpleInterestSolver,
  discountsInRowSolver,
  leasingTotalSolver,
  otherPriceSolver,
  splitSolver,
  lotCostSolver,
  savingSolver,
  priceDifferenceSolver,
  costSumSolver,
  shareOutSolver,
  quoteSolver,
  changedAmountSolver,
  riseOverSpanSolver,
  commissionSolver,
  paybackSolver,
  costLimitSolver,
  operatingSolver,
  profitSolver,
  flatRateSolver,
  creditDaysSolver,
  stockSolver,
  cashGapSolver,
  moneyOutSolver,
  customerSolver,
  cashNeedSolver,
  runwaySolver,
  loanSolver,
  staffSolver,
  incomeTaxSolver,
  conversionSolver,
  funnelSolver,
  hourlySolver,
  priceChangeSolver,
  discountSolver,
  vatPeriodSolver,
  volumeSolver,
  businessResultSolver,
  marginSolver,
  vatSolver,
  percentageSolver,
  pairsTotalSolver,
  plainTotalSolver,
  spreadSolver,
  listTotalSolver,
  chainSolver,
];
