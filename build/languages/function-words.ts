/**
 * Words that texts of a language are full of whatever they are about, and that show which language it is. A language
 * that is not here is not recognised, and texts in it are left alone.
 */
export const functionWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`
    a about above after again all already also always an and another any are around as ask asks at away back be because
    become been before begin behind being below best better between both but by call came can cannot choose come comes
    could day days did do does doing done down during each earlier early enough ever every everyone few find first
    follow for found four free from full get gets give gives go goes going good had half has have having he help helps
    her here him his hold holds hour hours how if in into is it its itself join just keep keeps know knows last later
    learn least left less let like little long look made make makes many may me meet met might mine month months more
    most much must my need needs never new next no nobody none nor not nothing now of off often on once one only open
    or other others our out over own part people place put read really right said same say says see she should show
    shows since small so some something soon start starts still such take takes team teams than that the their them
    then there these they thing things this those three through time to today together too took two under until up us
    use used uses using very want wants was way we week weeks well went were what when where which while who whole
    whom whose why will with within without work works would write year years yes yet you your yours
  `),
  fr: words(`
    accord ai ainsi ait alors an année ans après assez au aucun aucune auquel aussi autant autour autre autres aux
    avaient avait avant avec avoir ayant beaucoup bien bon bonne car ce ceci cela celle celles celui cent ces cet cette
    ceux chacun chacune chaque chez choisir ci combien comme comment contre dans de debout depuis derrière des deux
    devant devez devient doit doivent donc donne dont du durant déjà elle elles en encore ensemble ensuite entre envers
    es est et eu eux faire fait faites faut fois font il ils jamais je jour jours jusque la laquelle le lequel les
    lesquels leur leurs lieu lors lorsque lui là ma mais me mes met mettre mieux mis moins mois mon même mêmes ne ni
    non nos notre nous nouveau nouvelle on ont ou où par parce parfois parmi pas pendant personne personnes petit
    petite peu peut peuvent plus plusieurs plutôt pour pourquoi pouvez prend prendre premier première presque puis qu
    quand quatre que quel quelle quelles quelque quels qui quoi rien sa sans sauf savoir se selon semaine semaines sera
    seront ses seul seule si soi soient soit son sont sous souvent suis sur ta tant tard te tel telle tels temps tes
    toi ton tous tout toute toutes travail travers trois trop trouver très tu un une va vaut venir vers veut vient voici
    voir vos votre vous vrai à également équipe équipes été êtes être
  `),
  nl: words(`
    aan achter af al alle alleen alles als altijd ander andere anders beide bent beter bij binnen blijft blijven boven
    buiten daar daarna daarom dag dagen dan dat de deden deed den der deze die dit doe doen doet door drie dus een
    eens eerst eerste eigen elk elke en er erg ermee eruit geeft geen geven goed goede graag groot haar had hadden hebben
    hebt heeft heel helpen helpt hem hen het hier hij hoe hoeveel hun ieder iedere iedereen iemand iets ik in is ja
    jaar jaren je jij jouw jullie kan keer keren kiezen kiest klein komen komt kon krijgen krijgt kunnen kunt laat
    laatste langer laten leren lopen maakt maanden maar maken me meer mee meest meeste men mensen met mij mijn minder
    minste moest moet moeten mogen na naar naast niemand niet niets nieuw nieuwe nodig nog nooit nu of om omdat omhoog
    onder ons onze ook op open over pas per plaats samen sinds snel staan staat stap steeds tegen ten ter terug
    terwijl thuis tijd tijdens toch toe toen tot tussen twee u uit uur uw uzelf van vanaf vandaag veel ver verder vier
    vindt vinden volgende volgt voor vooraf vooral vraag vraagt vragen waar waarin waarom wanneer want waren was wat we
    week weken weer weet weg weinig welk welke werd werk werken werkt weten wie wij wil willen wordt worden zal ze zeer
    zeggen zegt zelf zes zet zich zij zijn zo zoals zodat zonder zou zouden
  `),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
