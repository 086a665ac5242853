import type { ReportBlock, ReportSection, ReportText } from '../../contract';
import { addDays } from '../../domain/chatbot/days';
import { companyOf } from './analysis';
import { callout, heading, list, paragraph, tile } from './blocks';
import { costOf } from '../../domain/report/propose-products';
import type { Picture } from './report-input';
import { saySignal } from './signal-words';
import { isRisk } from '../../domain/report/signals';

/** For how many days an offer holds. */
export const OFFER_DAYS = 30;
const RISKS = 3;

const situation = (picture: Picture): ReportSection => {
  const { facts, words, signals, draft } = picture;
  const risks = signals.filter(({ code }) => isRisk(code)).slice(0, RISKS);
  return {
    id: 'situation',
    title: words.sections.situation,
    blocks: [
      ...(draft ? [callout('neutral', words.draft.title, words.draft.text)] : []),
      paragraph(words.offer.intro(companyOf(picture))),
      ...(facts.problem ? [paragraph(words.summary.problem(facts.problem.replace(/[.\s]+$/, '')))] : []),
      risks.length > 0 ? list(risks.map((risk) => saySignal(picture, risk))) : paragraph(words.offer.noRisks),
    ],
  };
};

const priceOf = (
  { words, format }: Picture,
  { priceCents, billingPeriod }: Picture['proposal'][number]['product'],
) => (priceCents === 0 ? words.free : `${format.euro(priceCents)} ${words.billing[billingPeriod]}`);

const proposal = (picture: Picture): ReportSection => ({
  id: 'proposal',
  title: picture.words.sections.proposal,
  blocks:
    picture.proposal.length === 0
      ? [paragraph(picture.words.noProducts)]
      : picture.proposal.flatMap(({ product, reason }) => [
          heading(`${product.title} · ${priceOf(picture, product)}`),
          paragraph(
            `${picture.words.reasons[reason]} `,
            { text: picture.words.seeProduct, href: `/product-detail/${product.id}` },
            '.',
          ),
        ]),
});

const cost = (picture: Picture): ReportSection[] => {
  const { words, format, facts, proposal: proposed } = picture;
  if (proposed.length === 0) return [];
  const { month, once } = costOf(proposed);
  return [
    {
      id: 'cost',
      title: words.sections.cost,
      blocks: [
        {
          kind: 'table',
          caption: words.sections.cost,
          columns: [
            { label: words.columns.product, align: 'start', width: 0.65 },
            { label: words.columns.price, align: 'end' },
          ],
          rows: proposed.map(({ product }) => [product.title, priceOf(picture, product)]),
        },
        {
          kind: 'figures',
          tiles: [
            tile(words.tiles.monthCost, format.euro(month)),
            tile(words.tiles.onceCost, format.euro(once)),
          ],
        },
        paragraph(
          `${words.offer.cost({ month: format.euro(month), once: format.euro(once) })} ${
            facts.budgetMonth === null
              ? words.offer.noBudget
              : words.offer.withinBudget(format.euro(facts.budgetMonth))
          }`,
        ),
      ],
    },
  ];
};

/** Who makes the offer and for whom it is. */
const supplierOf = ({ supplier, facts, words }: Picture): ReportBlock[] => {
  const { parties } = words.offer;
  const line = (parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');
  const customer = line([facts.company, facts.vatNumber !== '' && parties.vatNumber(facts.vatNumber)]);
  const lines: ReportText[][] = [];
  if (supplier)
    lines.push([
      { text: `${parties.supplier}: `, strong: true },
      {
        text: line([
          supplier.name,
          supplier.address,
          supplier.vatNumber !== '' && parties.vatNumber(supplier.vatNumber),
          supplier.email,
          supplier.pec !== '' && `PEC ${supplier.pec}`,
        ]),
      },
    ]);
  if (customer !== '') lines.push([{ text: `${parties.customer}: `, strong: true }, { text: customer }]);
  return lines.length === 0 ? [] : [list(lines)];
};

/** The sections of an offer. */
export const offerSections = (picture: Picture): ReportSection[] => {
  const { words, format, day } = picture;
  return [
    situation(picture),
    proposal(picture),
    ...cost(picture),
    {
      id: 'next-steps',
      title: words.sections['next-steps'],
      blocks: [
        list([...words.offer.nextSteps], true),
        paragraph({ text: words.bookMeeting, href: '/consultation-booking' }),
      ],
    },
    {
      id: 'validity',
      title: words.sections.validity,
      blocks: [
        paragraph(words.offer.validity(format.day(addDays(day, OFFER_DAYS)))),
        paragraph(words.offer.conditions),
        ...supplierOf(picture),
      ],
    },
  ];
};
