import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { localeOf, rememberedLocale, useLocale } from '../i18n';

/**
 * Keeps the address shareable: English pages say `?lang=en`, Italian ones nothing. An address that names no language
 * follows the one remembered on this device; one that names it wins.
 */
export const useLocaleInAddress = (): void => {
  const { locale, setLocale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const underWay = useNavigation().state !== 'idle';

  // Only on arrival: afterwards the language changes by choice.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const remembered = rememberedLocale();
    const named = new URLSearchParams(window.location.search).has('lang');
    if (!named && remembered && remembered !== locale) setLocale(remembered);
  }, [locale, setLocale]);

  useEffect(() => {
    // A navigation under way would be called off by another: the address it ends at is looked at instead.
    if (underWay) return;
    const search = new URLSearchParams(location.search);
    if (localeOf(search) === locale) return;
    if (locale === 'it') search.delete('lang');
    else search.set('lang', locale);
    void navigate(
      { search: search.toString(), hash: location.hash },
      { replace: true, preventScrollReset: true, state: location.state as unknown },
    );
  }, [locale, location, navigate, underWay]);
};
