import { POST_MODEL_RULES, type PostModelFault } from '@contract';
import { useT } from '../../../../i18n';

type PostModelRule = (typeof POST_MODEL_RULES)[number];
const isRule = (fault: PostModelFault): fault is PostModelRule =>
  (POST_MODEL_RULES as readonly string[]).includes(fault);

/** Says why a post was written without the model that was to write it. */
export const useModelFaultWords = (): ((fault: PostModelFault) => string) => {
  const t = useT();
  return (fault) =>
    isRule(fault) ? t(`socialPosts.withoutModel.rules.${fault}`) : t(`builderModel.faults.${fault}`);
};
