import { readDays } from '../../../values/calendar';
import { readTimes } from '../../../values/clock';
import { readMoney } from '../../../values/money';
import { readWeekdays } from '../../../values/weekdays';
import { countsWhatIsAsked, holdsMeasure } from '../../holds-measure';
import { isOfOtherDays } from '../../hours-scores';
import { daysAgreement, quantityAgreement, weekdaysAgreement } from '../agreement';
import { flag } from './flag';
import type { CandidateView, Features } from './pool-context';
import { NOT } from './question-features';

const POLAR = /^(?:si|no|yes)\b/;

/** Whether the reply holds the kind of value that is asked for (`v`), under the conditions that the question names (`c`). */
export const valueFeatures = ({
  reading: { frame },
  text,
  folded,
  passage,
  inText,
}: CandidateView): Features => {
  const money = readMoney(text).length;
  const times = readTimes(text).length;
  const scope = passage ? `${passage.heading} ${text}` : text;
  const quantity = quantityAgreement(scope, frame);
  const namesDays = frame.days.length + frame.weekdays.size > 0;
  return {
    'v.fits': flag(holdsMeasure(text, frame)),
    'v.counts': flag(countsWhatIsAsked(text, inText, frame)),
    'v.money': money,
    'v.times': times,
    'v.digits': (folded.match(/\d+(?:[.,]\d+)?/g) ?? []).length,
    'v.not': flag(NOT.test(folded)),
    'v.polar': flag(POLAR.test(folded)),
    'v.moneyUnasked': flag(money > 0 && frame.measure !== 'money' && frame.measure !== null),
    'v.oneValue':
      frame.measure === 'money'
        ? flag(money === 1)
        : frame.measure === 'time'
          ? flag(times > 0 && times <= 2)
          : -1,
    'c.days': daysAgreement(scope, frame),
    'c.weekdays': weekdaysAgreement(scope, frame),
    'c.quantitiesMet': quantity.met,
    'c.quantitiesAgainst': quantity.against,
    'c.decides': frame.isYesNo ? quantity.decided : 0,
    'c.otherDays': flag(isOfOtherDays(text, frame)),
    'c.unaskedDays': flag(
      !namesDays && (readDays(text, frame.year).length > 0 || readWeekdays(text).size > 0),
    ),
  };
};
