import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Fields<Name extends string> = Record<Name, string>;
type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>;

interface FormOptions<Name extends string> {
  initial: Fields<Name>;
  /** Told about every change, for forms that outlive the page. */
  onChange?: (fields: Fields<Name>) => void;
}

/**
 * The text fields of one form: values, problems, and the focus that follows a refusal to the first wrong field.
 * Give `element` to the `<form>` and a `name` to each control.
 */
export function useForm<Name extends string, Problem extends string>({
  initial,
  onChange,
}: FormOptions<Name>) {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<Problems<Name, Problem>>({});
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const drawn = useRef(initial);
  // A password manager fills two controls in one breath: the second change must find the first.
  const latest = useRef(initial);
  const change = (changes: Partial<Fields<Name>>) => {
    latest.current = { ...latest.current, ...changes };
    setFields(latest.current);
    return latest.current;
  };

  const tellOfEarlyTyping = useEffectEvent((typed: Fields<Name>) => onChange?.(typed));

  // A page drawn on the server can be typed in, or filled by a password manager, before React is there to notice. In the same
  // breath as React arrives: no other drawing comes between, and whatever is done next finds what was typed.
  useLayoutEffect(() => {
    const names = Object.keys(drawn.current) as Name[];
    const typed = names.flatMap((name) => {
      const control = element.current?.elements.namedItem(name);
      const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      const value = isField ? control.value : drawn.current[name];
      return value === drawn.current[name] ? [] : [[name, value]];
    });
    if (typed.length > 0) {
      latest.current = { ...latest.current, ...(Object.fromEntries(typed) as Partial<Fields<Name>>) };
      setFields(latest.current);
      tellOfEarlyTyping(latest.current);
    }
  }, []);

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    element,
    fields,
    problems,
    /** Shows what is wrong and brings the person to the first of it. False when nothing is. */
    refuse: (found: Problems<Name, Problem>): boolean => {
      setProblems(found);
      if (Object.keys(found).length === 0) return false;
      setRefusals((count) => count + 1);
      return true;
    },
    /** Puts other values in place of what was typed: what the server made of it, or nothing. */
    replace: (values: Fields<Name>) => {
      change(values);
      setProblems({});
    },
    /** Name, value and change handler of one control. A changed field is no longer wrong until it is judged again. */
    control: (name: Name) => ({
      name,
      value: fields[name],
      onChange: (value: string) => {
        const changed = change({ [name]: value } as Partial<Fields<Name>>);
        onChange?.(changed);
        if (problems[name]) setProblems({ ...problems, [name]: undefined });
      },
    }),
  };
}
