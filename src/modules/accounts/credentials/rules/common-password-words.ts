/**
 * Popular choices according to lists of leaked passwords: the words they are made of, without capitals,
 * digits and symbols. Server only; no browser has to load it.
 */
export const COMMON_WORDS = `
aaa aaliyah aardvark aaron abby abc abcd abcde abcdef aberdeen abgrtyu abigail abraham absolut access
accord account achilles action active adam adams adgjmptw adidas admin admiral adonis adrian adriana
adrienne adult aezakmi africa again agent aggies aikido airborne airbus airforce airplane alabama alan
alaska albatros albert alberto albina albion alejandr aleksandr aleksandra aleksey alenka alex alexalex
alexande alexander alexandr alexandra alexia alexis alfa alfred alibaba alice alicia alien aliens alina
alison allen alliance allison allmine allsop allstar alpha alphabet alpine alucard always alyssa amadeus
amanda amateur amazing amazon amber amelia america american amsterda amsterdam anaconda anakin anarchy
anastasia anders anderson andre andrea andreas andrei andres andrew andrey andromeda andy anfield angel
angela angelica angelina angelo angels angie angus anhyeuem animal animals anime anna anne annette annie
answer anthony antoine anton antonio anubis anything apache apollo apple applepie apples april aquarius
aragorn archer archie area arizona arjay armagedon armani army arnold arsenal artemis arthur artist artur
asd asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc ashlee ashley ashton asia
asian aspire aspirine assass assassin assman assword asterix astrid astros athena athens atlanta atlantic
atlantis atomic attack attitude auburn audia audrey august aurora aussie austin australi australia autumn
avalanch avalon avatar avenger awesome azamat azerty azsxdc azsxdcfv babe babes babies baby babybaby
babyblue babyboy babydoll babyface babygirl babylon bacardi back backdoor backup bacon badass badboy
baddog badger badgirl baggins bagira bailey ball baller balloon balloons balls bambam banana bananas
banane bandit bang bangbang bangkok banker banner banshee barbara barber barbie barcelon barcelona
barefoot barkley barnes barney barrett barry barsik bart bartman baseball basket basketba basketball bass
bassman batman battle baxter bayern bcfields beach beaches beagle beamer bean beaner beanie bear bearbear
bears beast beastie beatles beatrice beautifu beautiful beauty beaver beavis because beckham becky
beefcake beemer beer beerbeer beetle believe belinda bell bella belle bender benfica bengals benjamin
bennett benny benson bentley beowulf beretta berger berlin bermuda bernard bernie bertha bertie beth
bethany better betty beverly bhbirf bianca bicycle bigass bigballs bigbear bigbird bigboy bigdaddy bigdog
bigfoot bigger biggie biggles bigguy bigmac bigman bigmike bigmoney bigone bigred bigtime bike bikini bill
billie billy billybob billyboy bimmer bing bingo bird birdie birdman birthday biscuit bishop biteme bizkit
blabla black blackbir blackcat blackdog blackhaw blackie blackjac blackjack blackman blackout blacks
blacky blade blades blahblah blake blaster blazer blessed blessing blink blizzard blonde blondes blondie
blood bloody blossom blow blowme blue bluebird blueblue blueboy bluedog blueeyes bluemoon blues bluesky
boat bob bobafett bobbie bobbob bobby bobcat boeing bogart bogdan bogey bohica bollocks bollox bomber bond
bondage bone bonehead boner bones bonita bonjour bonkers bonnie bonsai booger boogie booker bookworm
boomboom boomer bootie boots booty boricua boris bosco boss bossman boston bottle bottom bounce bowler
bowling bowser boxing boxster boys brad bradford bradley brandi brando brandon brandy brasil braves bravo
brazil breast breasts breeze brenda brendan brent brewer brewster brian briana brianna bridge bridget
brighton bristol britney brittany broadway broken bronco broncos brooke brooklyn brooks brother brothers
brown brownie browns bruce brucelee bruins bruno brutus bryan bryant bubba bubbas bubble bubbles buck
bucket buckeye buckeyes buckshot buddah buddha buddie buddy budlight budman budweise buffalo buffett buffy
bugger builder bull bulldog bulldogs bullet bulls bullseye bunghole bunny burger burton bush business
busted buster butch butler buzz buzzard byteme cabbage cactus cadillac caesar caitlin calgary calico
caliente californ california caligula callaway callie calvin camaro cambiami camel camelot camels camera
cameron camilla camille campbell camper camry canada canadian cancel cancer cancun candice candle candy
candyman cannon canon cantona capital capone captain caramel carbon cardinal carina carl carla carlo
carlos carlton carmel carmen carol carole carolin carolina caroline carolyn carpet carrera carrie carrot
carson carter cartman cartoon casanova caserta casey cash casino casper cassidy cassie castle cat catalina
catch catdog catfish catherin catherine cathy catman cats cavalier caveman cbr ccbill cdtnkfyf cecilia
cedric celeron celeste celica celine celtic celtics cent center central century cerberus cessna cfitymrf
cgfhnfr chad chainsaw chair champ champion champs chance chandler chanel chang change changed changeme
chao chaos charger chargers charity charlene charles charley charli charlie charlott charlotte charlton
charly charmed chase chaser cheater check checkers cheers cheese cheetah chelsea chemical cheng cherokee
cherry cheryl chester chevelle chevrole chevy chewie cheyenne chicago chichi chicken chickens chicks chico
chief chiefs children china chinook chip chipper chivas chloe chocolat chocolate chong chopper chou chris
chrisbln chrissy christ christia christian christie christin christina christine christmas christop
christopher christy chrome chronic chrono chuang chubby chuck chuckie chuckles chucky chun chunky church
cicero cigars cinder cindy cinnamon circle circus city cjkysirj cjkywt claire clancy clapton clarence
clarinet clark classic claude claudi claudia claudio claymore clayton clemson clevelan clifford clinton
clipper clitoris cloud clouds clover clown cobra cocacola cocaine coconut cody coffee cohiba coke coleman
colleen college collin collins colombia colonel colorado colors colt coltrane columbia columbus combat
comet comics command commando common company compaq compute computer concrete condom condor confused cong
connect conner connie connor conrad consumer contact content control cookie cookies cool cooldude cooler
coolguy coolio coolman cooper cooter copper cornell corona corrado corvette cosmo cosmos cosworth cotton
cougar country courtney cowboy cowboys coyote cracker craig crash crawford crazy crazybab cream creampie
creamy creative credit cricket crimson cristina critter crjhgbjy crow cruise cruiser crunch crusader
crysis crystal cthulhu cthutq cubbies cubswin cuddles cupcake curious curtis custom cutlass cutter cxfcnmt
cyber cyclone cyclops cynthia cypress daddy daewoo dagger daisy dakota dale dalejr dallas dalton damage
damian damien dammit damnit dana dance dancer dang danger danie daniel daniela danielle daniil danila
danni danny dannyboy dante danzig daphne darius dark darkman darkness darkside darkstar darling darrell
darren darwin dave david davids davidson davis dawg dawn dawson daytona dbrnjh dbrnjhbz deacon dead
deadhead deadman dean deanna death debbie deborah december deedee deejay deepthroat deeznuts deeznutz
defender defiant deftones delete delphi delta deluxe demon demons denali denis denise deniska dennis
denver depeche derek derrick desert design designer desire desiree deskjet destiny destroy detroit devil
devildog devils dexter dfcbkbq dfkthbz dfkthf dfktynbyf dfvgbh dharma diablo diamond diamonds dian diana
diao diehard diesel dietcoke digger diggler digital dilbert dilligaf dillon dima dinamo ding dingdong dino
dinosaur direct director dirty discover disney diver divine dixie dkflbckfd dkflbvbh doberman doctor dodge
dodger dodgeram dodgers dogfood dogg doggie doggy doghouse dogman dogs doitnow dollar dollars dolphin
dolphins dominic domino donald dong donkey donna donnie donuts doobie doodle doogie dookie dorian dorothy
double doug doughboy douglas down downtown dracula drago dragon dragonball dragons dragoon drake dream
dreamer dreams drew driver drizzt droopy drowssap drpepper drummer dthjybrf dublin ducati duchess duck
dude dudley duke dumbass duncan durango duster dustin dusty dutch dutchess dylan eagle eagles eastside
easy eatme eclipse eddie eduard eduardo edward edwards eeyore eileen einstein ekaterina elaine eleanor
electra electric element elena elephant eleven elijah elizabet elizabeth elliot elliott elvira elvis
elwood emerald emerson emily eminem emma emmanuel emmitt empire energy engage engine engineer england
english enigma enjoy enter enterpri enterprise eraser eric erica ericsson erik ernest escape escort esther
eternal eternity eugene eureka europa europe evelyn everest everton excalibu exigen exigent exodus
explorer express extreme fabian fabie fabric face facial faith falcon falcons fallen fallout family famous
fang fantasy farmer farside fart fashion fast faster fatass fatboy fatcat father fatima fatman feather
february federico feet felicia felipe felix fender feng fernand fernando ferrari ferret fester fetish
fghtkm ficken fiesta figaro fighter filter filthy finger fingers finish fire fireball firebird firefly
firefox fireman first fish fisher fishes fishing fisting fitness five fktrcfylh fktrcfylhf fktrctq flames
flamingo flash flatron fletch fletcher flight flipper floppy florence florian florida flounder flower
flowers floyd fluffy flyboy flyers flying focus foobar footbal football ford fordf forest forever forfun
forget forgot formula forrest fortuna fortune foryou fossil foster fowler foxtrot france frances francesc
francis franco francois frank frankie franklin franky freak freaks freaky freckles fred freddie freddy
frederic fredfred free freedom freeman freepass freeuser freeze french fresh friday friend friendly
friends fright frisco frisky fritz frodo frog frogger froggy front frontier frosty frozen fubar fugazi
function funny funtime fusion futbol future fyfcnfcbz fylhtq fytxrf gabrie gabriel gabriela gabriell
galaxy galina galore gambit gamecube gameover games gandalf gang gangbang gangsta gangster garage garbage
garcia garden garfield gargoyle garrett gary gaston gateway gator gators gbpltw gegcbr geheim gemini
general genesis genius geoffrey george georgia gerald gerard german germany geronimo gesperrt getmoney
getsome gfhjkm ghbdtn ghbdtnbr ghetto ghjcnj ghjcnjnfr ghost giant giants gibson gilbert gillian ginger
giorgi giovanni girl girls giuseppe gizmo gizmodo gjkbyf gladiator global gloria glory gmoney goalie
goaway goblin goblue goddess godfathe godfather godisgood godsmack godzilla gofish goforit goku gold
goldberg golden goldfish goldie goldstar goldwing golf golfball golfer golfgolf golfing goliath gollum
gonavy gong gonzo goober good goodboy goodbye goodluck goodman goodtime goofy google goose gopher gordon
gorilla gotcha gothic gotohell govols grace gracie graham grandma granny grant grateful great greatone
greece green greenbay greenday greene greens greg gregor gregory gremlin grendel gretchen gretzky griffey
griffin gringo grizzly gromit groove groovy groucho grover grumpy gsxr guardian guest guiness guinness
guitar gundam gunnar gunner gunners gustav hacked hacker hailey hairy hal halflife hallo hambone hamburg
hamilton hamlet hammer hammers hampton hamster handsome handyman hang hank hanna hannah hannibal hansen
hansolo happy happyday hard hardcore harder hardon hardrock harley harmony harold harper harris harrison
harry harvey hastings havefun hawaii hawaiian hawk hawkeye hawkeyes hayabusa hayden hayley head health
heart hearts heather heaven heckfy hector hedgehog heidi heineken helen helena hell hellfire hello helloo
hellyeah helmet help helpdesk helpme hendrix henry hentai herbert herbie hercules herman hermes hershey
hesoyam hidden higgins highland hill hilton hilux hiphop history hithere hitman hjvfirf hobbes hobbit
hockey hokies holden holiday holland holly hollywoo hollywood holmes home homer homers homerun honda honey
hong hongkong hooker hoosier hoosiers hooter hootie hoover hope hopper horizon horndog hornet horney horse
horses hotbox hotboy hotdog hotred hotrod hotshot hotstuff hottie house houses houston howard hudson
hummer hungry hunter hunting hurley hurrican husker huskers huskies hustler hyperion ibanez icecream
iceman idiot idontkno idontknow iforgot igor iguana ihateyou illini illusion iloveu iloveyo iloveyou
imagine immortal impala imperial incubus india indian indiana indians indigo infantry inferno infiniti
infinity ingrid insane insert inside instagram integra intel internet intrepid intruder inuyasha ireland
irina irish ironman isabel isabella isabelle isaiah island israel italia italian ivan ivanov ivanova
iverson iwantu jabroni jack jackal jackass jackie jackoff jackson jacob jade jagger jaguar jake jamaica
james jamesbon jamesbond jamie jammer jammin jane janet janice janine january japan japanese jarhead
jasmin jasmine jason jasper java javier jaybird jayden jayhawk jazz jazzman jean jeanette jeanne jedi jeep
jeff jeffery jeffrey jenn jenna jennie jennifer jenny jensen jeremiah jeremy jericho jerkoff jerome jerry
jersey jess jesse jessic jessica jessie jester jesus jethro jewels jill jillian jimbo jimbob jimmy jktymrf
joanna joanne joejoe joey johanna johannes john johnboy johnjohn johnny johnson joker jokers jonathan
jones jordan jose joseph josh joshua journey jrcfyf juan judith juggalo juice julia julian julie juliet
juliette julius jumper junebug jungle junior jupiter justdoit justice justin justine justme juventus
kahuna kaido kaiser kaktus kamikaze kampala kang kangaroo kansas karate karen karina karma karolina
kashmir kasper katana katerina katherine kathleen kathryn kathy katie katrin katrina kawasaki kaylee
keeper keith kelley kelly kelsey kendall kennedy kenneth kenny kenshin kentucky kenwood kenworth kenya
kermit kevin keyboard keystone keywest kickass kicker kids kill killbill killer killers killme kimber
kimberly king kingdom kingfish kingkong kingpin kingston kinky kipper kirill kirsten kiss kisses kissme
kitkat kitten kitty kittycat kittykat klaster klingon knickers knicks knight knights knopka kodiak kolobok
kong kool korn koshka kosmos kostya kotenok kramer krishna krista kristen kristi kristin kristina kristine
kristy krystal ktyjxrf kume kungfu kyle labrador labtec lacrosse ladies lady ladybug laguna lakers lakota
lambert lamont lance lancelot lancer landcruiser lang lansing laptop larisa larry laser lasvegas latin
latino laura laurel lauren laurie lawrence lawyer leader leanne leather leavemealone ledzep legacy legend
legion legolas lemons leng lennon leonard leonardo leonid leopard leslie lespaul lestat lester letmein
letsgo lewis lexmark lexus liberty library lick licker lickit lickme life lifehack lifetime light lightnin
lightning lights lillian lilly lincoln linda lindsay lindsey lineage ling lion lionel lionking lions
liquid lisa lisalisa little liverpoo liverpool lizard lizzie lobster loco logan login logitech lokomotiv
lol lola lolipop lolita lollipop lollol london lonely lonestar lonewolf long longhorn look looker looking
looney looser lord lorenzo lori lorraine loser losers louis louise loulou love loveit lovelove lovely
loveme lover loverboy lovers loveyou loving lowrider lucas lucifer lucky luckydog lucy ludmila ludwig luis
luke lust luther lvbnhbq lynn macdaddy machine macross madden maddie maddog madeline madina madison madman
madmax madness madonna madrid maestro maggie maggot magic magical magick magicman magnolia magnum magnus
magpie maiden mailcreated mailman majestic makaveli maksim malaka malcolm malibu malina mallard mamapapa
manager manchest manchester mandingo mandy maniac manowar manson manuel manuela manutd maradona marathon
marc marcel marcia marco marcos marcus margaret margarita maria mariah marian marianne marie marilyn marin
marina marine mariners marines marino mario marion marisa marissa marius mark market markus marlboro
marlene marley marlin marshall martha martin martina martine martinez martini marvel marvin mary maryann
maryjane maryland mason massage massimo massive maste master masters matador mathew matilda matrix matt
matthew matthews mattie mature maureen maurice maverick max maxell maxim maxima maximum maximus maxine
maxmax maxwell maxx mayday mayhem maynard mazafaka meatball meathead meatloaf mechanic medical medicine
medusa megadeth megaman megan megapass megatron meghan meister melanie melinda melissa mellon mellow
melody melvin member memorex memory memphis menace meowmeow mercedes mercury meredith meridian merlin
mermaid mersedes metal metallic metallica method mexico miami mian michae michael michaela micheal michel
michele michell michelle michigan mickey microlab micron microsof microsoft midget midnight midway mighty
miguel mike mikemike mikey milana milano milena miles military miller millie million milton mine minecraft
ming minime minnie miracle mirage miranda miriam mirror misery misfit misha mishka mission missy mister
mistress misty mitchell mitsubishi mittens mobile models mohamed mohammed mojo mollie molly moloko molson
mombasa mommy momoney monaco monalisa monday mondeo money moneyman moneys mongoose monica monika monique
monitor monke monkey monkeys monopoly monroe monster montana montgom montreal monty moocow mookie moomoo
moon moonlight moose more morgan morning morpheus morris morrison mortgage mortimer moscow mother
motherlode motley motorola mountain mouse movie movies mozart muffin mulder multiplelo munchkin muppet
murder murphy murray muscle mushroom music musica musicman mustafa mustang mustangs mustard mybaby mylife
mylove mypass myself mystery mystic nadine nairobi naked nancy napass napoleon napster naruto nascar nasty
nastya natali natalia natalie natasha nathalie nathan national natural nature naughty ncc nebraska nellie
nelson nemesis neptune network nevada newbie newcastl newlife newman newpass newport newton newyork
nfnmzyf nguyen nice nicholas nick nickel nicola nicolas nicole night nike nikita nikki nikola nikolay
nimbus nimrod nina niners ninja nintendo nipper nirvana nissan nitram nobody nofear nokia nolimit none
noodle noodles nookie nopass norman norton norway nothing nova novell november nudist nugget number nuts
nuttertools nyjets nylons nymets oakland oakley oasis obiwan oblivion ocean october odessa office ohyeah
oicu oilers oklahoma oksana oldman oleg olga oliver olivia olivier omega onelove onetime online onlyme
open openup operator optimus oracle orange oranges orchid oregon original orioles orion orlando osaka
oscar osiris otto outkast outlaw over overkill overlord oxford pablo pacers pacific packard packer packers
pacman padres paint paintbal paintball painter pakistan palace paladin palmer pamela panama panasoni
panasonic pancho panda pandora pantera panther panthers panties pants pantyhos panzer paper paradise
paradox paris park parker parola parrot party pascal pass passat passion passme passpass passport passwd
passwor password passwords passwort patches patricia patrick patriot patriots patton patty paul paula
pauline pavilion payton peace peach peaches peanut peanuts pearl pearljam pebbles pedro peekaboo peewee
pegasus pencil penelope penguin penguins penny penthous pentium people pepper pepsi perfect person
personal pervert pete peter peterpan peters peterson petra peugeot peyton phantom phil philip philippe
philips phillies phillip phillips philly phish phoebe phoenix phone photo photos phpbb pianoman picard
picasso piccolo pickle pickles pics picture pierre piglet pikachu pillow pilot pineappl ping pingpong
pinhead pink pinkfloy pioneer piper pippen pirate pirates pisces pissing pissoff pistol pitbull pizza
pizzas planet plastic platinum play playboy player playing playstation playtime please pleasure plumber
plymouth pobeda poetry poison pokemon poker polaris police polina polly polniypizdec polo polska pompey
poncho pontiac pony poochie poodle pooh poohbear pookie pool poontang poop pooper poopie poopoo pooppoop
pooter popcorn popeye poppy porkchop porsche porter portland portugal poseidon positive possum postal
potato potter powder powell power powers preacher precious predator prelude premier presario presto
preston pretty primus prince princes princess printer prissy prius private privet prodigy profit property
prophet proxy psycho public puddin pudding pumpkin punisher punkin punkrock puppies puppy pupsik purdue
purple pussie pussies putter pwd pyramid python qawsed qawsedrf qaz qazqaz qazwsx qazwsxed qazwsxedc
qazwsxedcrfv qazxsw qazxswedc qazzaq qing qqq quality quan quantum quartz quattro queen queens quincy qwas
qwaszx qwe qweasd qweasdzxc qweqwe qwer qwerasdf qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop rabbit
rabota racecar racer racerx rachael rachel racing radio rafael ragnarok raider raiders railroad rain
rainbow rainman raistlin ralph rambler rambo rammstein ramona ramses rancid randall random randy ranger
rangers raptor rascal rasdzv rasputin rasta rastaman raven ravens raymond razz rbhbkk rctybz reader
reading ready reagan reality really realmadrid reaper rebecca rebel rebels recovery red redalert redbull
reddog redfish redhead redhot redline redman redneck redrum redskins redsox redwing redwings redwood
reebok reefer reggie regina remember remote renault renee renegade rereirf rescue research resident
respect retard retired revenge review rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhfcjnrf rhiannon rhonda
rhtdtlrj ricardo rich richard richards richie richmond rick ricky rightnow riley ripken ripley ripper
ripple river rivers rjirfrgbde rjntyjr rjycnfynby roadkill roadking roadrunn robbie robert roberta roberto
roberts robin robinson robotech rock rocker rocket rockets rockford rockhard rockon rocks rockstar rocky
rodman rodney roger rogers roland roller rolling rolltide roman romance romashka romeo rommel ronald
ronaldo ronnie rookie rooney rooster rootbeer roscoe rose rosebud rosemary rosie rotten route rover rovers
roxanne royals rtyuehe rubber ruby rugby rules rulez rulezzz runescape runner running rupert rush ruslan
russell russia russian rustam rusty ryan sabbath sabina sabine sabres sabrina sacred sadie safari safety
sailboat sailing sailor saint saints sakura salamander saleen sally salmon salomon salsero salvador
samantha samara samiam sammie sammy sampson samson samsung samuel samurai sanchez sancho sanders sandiego
sandman sandra sandro sandy santana santiago santos sapper sapphire sara sarah saratoga sascha sasha sassy
sasuke satan satana saturday saturn saun sauron sausage savage savannah sayang scania scanner scarface
scarlet scarlett school science scooby scoobydo scooter scorpio scorpion scotch scotland scott scottie
scotty scout scrappy scratch scream scruffy scuba scully seahawks seamus sean searay search seattle
sebastia sebastian second secret secure security seeker seinfeld select selena seminole semperfi senior
sentinel septembe september serega serena serenity sergei sergey sergi sergio sersolution server service
sesame seven shado shadow shaggy shai shalom shaman shamrock shane shaney shang shania shannon shaolin
shark sharks sharky sharon shasta shaved shawn shazam shearer sheena sheila shelby shell shelley shelly
shemale sherlock sherman sherry sherwood shiloh shirley shogun shooter shopping short shorty shotgun shou
showme showtime shun sidney siemens sierra silence silver silvia simba simon simona simone simple simpson
simpsons sims sinatra sinbad sinclair singer single sinister sinner sirius sister site sithlord sixers
skater skeeter skidoo skiing skinny skipper skippy skittles skorpion skydive skylar skyline skywalke
skywalker slacker slappy slapshot slave slayer sleepy slick slider slinky slipknot small smeghead smegma
smelly smile smiles smiley smith smiths smitty smoke smoker smokes smokey smokin smoking smooth smudge
smut snake snakes snapon snapper snapple snatch sneakers snickers sniper snoop snoopdog snoopy snow
snowball snowboar snowman snuggles sobaka soccer socrates softball software soldier soleil solnce solomon
solution somethin something sommer song sonic sonics sony sooner sooners sophia sophie sound southern
southpark space spaceman spanish spank spanking spankme spanky sparkle sparks sparky sparrow sparta
spartak spartan spartans spawn speaker spears special spectrum speed speedy spencer spider spiderma
spiderman spidey spike spirit spitfire splash splinter sponge spongebob spooky sport sporting sports
spring springer sprint sprite spunky spurs sputnik spyder squash squirrel squirt srinivas stacey stacy
stalin stalker stallion standard stanford stanley staples star starbuck starcraft stardust starfire
starfish stargate starman stars starship start starter startrek starwars static station stealth steam
steel steele steeler steelers stefan stefano stella steph stephani stephanie stephen stereo sterlin
sterling steve steven stevie stewart stick sticks sticky stimpy sting stinger stingray stinky stocking
stocks stolen stone stonecol stoned stoner stones stoney storm stormy strange stranger street strider
strike striker strip stripper stroke strong stuart stud student studio studly stuff stumpy stunner stupid
subaru sublime subway subzero success sugar sullivan sultan summer summit sundance sunday sunflowe sunny
sunnyday sunrise sunset sunshin sunshine super superfly superman supersta superstar superuser support
supreme surf surfer surfing susan susanne suzanne suzuki svetik svetlana svoboda swallow sweden sweet
sweetie sweetpea sweets sweety swimmer swimming swinger swingers sword swordfis swordfish swords sydney
sylvia syncmaster syracuse system tabitha tacobell tacoma talisman tamara tammy tang tango tanker tanner
tanya tanzania tara tardis target tarheel tarheels tarzan tasha tatiana tattoo tatyana taurus taylor
tazman tazmania tdutybq teacher team technics techno teddy teddybea teen teens tekken telefon temp tempest
temple tennis tequila teresa terminal terminator terrapin terror terry test tester testing testtest texas
thailand thanatos thanks thankyou theboss thecat thedog thedude theend thegame thegreat thekid theking
theman theodore theone theresa therock thesims thirteen thomas thompson thongs thor throat thuglife thumbs
thumper thunder thursday thx tiberius tickle tiffany tiger tigers tigger tight tights timber time timmy
timothy tina tinker tinkerbell tinman tintin titanic titanium titans titleist titten titties titty tobias
toby today todd together toledo tolkien tomato tomcat tommy tommyboy tomorrow tomtom tongue tony tool
tootsie topcat topdog topgun topher topper tornado toronto torres toshiba tottenha toyota tracey tracker
tractor tracy trader traffic train trains trance transam translator trapper travel traveler travis
treasure trebor tree trevor trfnthbyf trial triangle tricia tricky trident trigger trinidad trinity trisha
tristan triton triumph trixie trojan trojans trombone trooper trouble trout truck trucker trucks truelove
truman trumpet trunks trustno tsunami tuan tucker tuesday tunafish tundra turbo turkey turner turtle
tweety twilight twinkle twins twisted twister tyler typhoon tyrone tyson ufkbyf uganda ultima ultimate
umbrella underdog undertaker unicorn unique united universe unknown unreal usa usarmy user usmc usnavy
utopia vacation vader valencia valentin valentina valera valeri valeria valerie valhalla valkyrie valley
vampire vanessa vanhalen vanilla vector vectra vedder vegas vegeta velvet venera venice venus verbatim
veritas vermont vernon verona veronica veronika vertigo vette vfczyz vfhbyf vfhecz vfhufhbnf vfksirf
vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf viagra victor victoria victory video vietnam viewsonic viking
vikings viktor viktoria village vincent vinnie violet viper vipers virgin virginia vision vitalik vivian
vkontakte vladik vladimir vladislav volley volume volvo voodoo vortex voyager voyeur vulcan wagner walker
wallace walleye wally walmart walnut walrus walter wang wapbbs warcraft wareagle warhammer warlock warlord
warren warrior warriors warthog wasser wassup watcher water waterloo waters watson wayne weasel weather
weaver webmaster webster wedding weed weezer welcome welder wendy werewolf werner wesley west western
westham westside westwood what whatever whatsapp whatsup wheels whiskers whiskey whisky whisper white
whitesox whitey whitney whocares whynot wibble wicked wilbur wild wildcat wildcats wildfire wildman will
willia william williams willie willis willow willy wilson window windows windsor winner winnie winston
winter wisdom wishbone wizard wolf wolfgang wolfie wolfman wolfpack wolverin wolverine wolves woman wombat
women wonder wood woody woofwoof woohoo wookie wordpass work working world wrangler wrestle wrestlin
wrestling wright wrinkle writer wutang xanadu xander xavier xbox xfiles xtreme yamaha yankee yankees
ybrbnf ybrjkfq yellow yfnfif yoda yomama yosemite young yourmom yvonne yzerman zachary zaphod zaq zaqwsx
zaqxsw zenith zeppelin zero zerocool zeus zhei zheng zhong zidane ziggy zigzag zipper zippy zombie zorro
zvezda zxasqw zxc zxcasd zxcasdqwe zxcv zxcvbn zxcvbnm
`

/** Common ones with digits between letters. */
export const COMMON_MIXTURES = `
12qw12qw 12qw34er 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws
1qa2ws3ed 1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1x2zkg8w 1z2x3c 1z2x3c4v 2fast4u 3x7pxr 45m2do5bs 7ugd5hip2j
8j4ye3uz a1a2a3 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 all4one br0d3r c2h5oh cbr900rr f00tball ghhh47hj7649
gn56gn56 ib6ub9 just4fun just4me kcj9wx5n ncc1701a ncc1701d ncc1701e nwo4life p0o9i8u7 p4ssw0rd pa55w0rd
pa55word passw0rd q1q2q3 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4 q2w3e4r5 qwe123qwe r2d2c3po
sf49ers sojdlg123aljg soso123aljg wg8e3wjf wp2003wp z1x2c3 z1x2c3v4 zaq12wsx zaq1xsw2
`
