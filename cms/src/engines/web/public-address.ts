import ipaddr from 'ipaddr.js';

/**
 * True for an address of the public internet. Everything else is refused: loopback, private, link-local (a cloud's metadata live
 * there), carrier-grade NAT, multicast, reserved, and IPv6 forms that carry an IPv4 address inside. What cannot be read is not public.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.parse(address).range() === 'unicast';
};
