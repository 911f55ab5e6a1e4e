/**
 * Passwords of eight characters or more that lead the lists of those found in leaks, and what stands behind many others:
 * a compact floor, not a full list. Compared in lower case and with the usual substitutions undone.
 */
const common = new Set(
  `password password1 password12 password123 password1234 password12345 passw0rd passwort passport 12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321
0123456789 123123123 12341234 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12121212
11223344 112233445566 123321123 123454321 147258369 159357456 147852369 741852963 789456123 123654789 qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 qwerty12 1qaz2wsx
1qaz2wsx3edc zaq12wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 poiuytrewq lkjhgfdsa abcd1234 abc12345
abcdefgh abcdefghi abcdefg1 a1b2c3d4 a1234567 a12345678 aa123456 aa12345678 abc123456 iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu12 sunshine sunshine1 princess
princess1 football football1 football12 baseball baseball1 basketball superman superman1 batman123 spiderman starwars starwars1 pokemon1 pokemon123 trustno1 whatever whatever1
welcome1 welcome12 welcome123 letmein1 letmein12 letmein123 changeme changeme1 changeme123 default1 admin123 admin1234 admin12345 administrator administrator1 root1234 master123
michelle jennifer jessica1 charlotte elizabeth benjamin alexander victoria samantha danielle stephanie nicholas jonathan christopher patricia dominic1 caroline catherine katherine
liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 everton1 tottenham manchester manutd12 rangers1 celtic12 celtic1888 barcelona realmadrid juventus newcastle sunderland
computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1 linkedin linkedin1 instagram youtube1 microsoft1 windows10 apple123 nintendo playstation xbox1234
chocolate chocolate1 butterfly butterfly1 strawberry blueberry snowball snoopy12 snickers cupcake1 cookie123 cheese123 banana123 pumpkin1 mushroom diamond1 crystal1 tinkerbell
dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 tigger12 charlie1 charlie123 buster12 buster123 jordan23 jordan123 hunter12 hunter123 killer123 ginger12 pepper12 maggie12
hello123 hello1234 helloworld goodluck loveyou1 lovelove loveme12 iloveme1 lovers12 babygirl babygirl1 angel123 angels12 forever1 forever21 friends1 friends12 familyfamily blessed1
mustang1 corvette mercedes ferrari1 porsche1 yamaha12 harley12 harleydavidson guitar12 metallica nirvana1 slipknot greenday eminem12 beatles1 michael1 michael123 matthew1 anthony1
summer12 summer123 summer2024 summer2025 summer2026 winter12 winter123 winter2024 winter2025 winter2026 spring12 autumn12 january1 february november december december1 september
monday12 sunday12 london12 london123 belfast1 belfast123 dublin12 dublin123 ireland1 ireland123 scotland scotland1 england1 england123 bangor12 bangor123 australia america1
secret12 secret123 secretpassword mypassword mypassword1 yourpassword nopassword newpassword newpass1 pass1234 pass12345 password! password1! password123! password@123 p@ssw0rd
test1234 test12345 testing1 testing123 testtest temp1234 temppass temporary guest123 guest1234 user1234 username demo1234 sample12 example1 qwer1234 1234qwer qweqweqwe asdasdasd
zxczxczxc 123qweasd 123qweasdzxc qwe123qwe 1qazxsw2 !qaz2wsx zaq1zaq1 q2w3e4r5 1a2b3c4d aaaaaaaa bbbbbbbb qqqqqqqq zzzzzzzz xxxxxxxx abcabcabc 123abc123 abc123abc access14 bigdaddy
biteme12 blahblah bubbles1 chicken1 cowboys1 dolphin1 dolphins eagles12 einstein falcons1 firebird freedom1 gateway1 godzilla hardcore heather1 hercules hollywood jackson1 jasmine1
johnson1 justin12 kimberly lakers24 lollipop marlboro maverick midnight mistress mountain patriots peaches1 peanut12 phoenix1 platinum rainbow1 redskins remember ricardo1 rush2112
scooter1 scorpion security security1 serenity sexy1234 shannon1 silver12 skywalker softball southern startrek steelers stranger success1 swimming teacher1 thailand thunder1 thx1138a
tomorrow triangle trinity1 trustme1 twilight universe valentine vampire1 vanessa1 vikings1 warrior1 westside wildcats william1 wolverine yankees1 yellow12 zachary1 correcthorsebatterystaple
flooring flooring1 flooring123 flooringshop tiles123 laminate laminate1 carpet12 carpet123 hardwood hardwood1 oakfloor herringbone`
    .split(/\s+/)
    .filter(Boolean),
);

const undone: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '1': 'l', '!': 'i', '7': 't' };

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase().trim();
  if (new Set(lower).size <= 2) return true;
  const plain = lower.replaceAll(/[@430$51!7]/g, (sign) => undone[sign] ?? sign);
  return common.has(lower) || common.has(plain) || isRun(lower);
}

/** 'abcdefgh', '23456789', '98765432': every character follows the last by the same step of one. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at));
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}
