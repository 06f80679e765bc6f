/** The term of a security.txt: from when a build writes a later one, and when it expires, each `YYYY-MM-DD`. */
interface SecurityTerm {
  renewed: string;
  expires: string;
}

/** Finds the term on a day. It is renewed twice a year: the file is the same between, and never expires unnoticed. */
export function securityTerm(date: string): SecurityTerm {
  const year = Number(date.slice(0, 4));
  return date.slice(5) < '07-01'
    ? { renewed: `${year}-07-01`, expires: `${year + 1}-01-01` }
    : { renewed: `${year + 1}-01-01`, expires: `${year + 1}-07-01` };
}
