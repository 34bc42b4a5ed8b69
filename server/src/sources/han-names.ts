/** Frequent Chinese family names of one character, simplified and traditional. */
const single =
  '王李张張刘劉陈陳杨楊赵趙黄黃吴吳周徐孙孫朱胡郭何罗羅郑鄭梁谢謝宋唐许許邓鄧韩韓冯馮曹彭曾肖蕭蔡潘袁董余苏蘇叶葉吕呂魏蒋蔣杜丁沈姜范傅钟鍾卢盧汪戴崔陆陸廖姚邹鄒熊孟秦邱侯邵薛阎閻贺賀顾顧郝龚龔钱錢'
/** Family names of two characters, Chinese and Japanese. */
const double =
  '欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|夏侯|皇甫|尉迟|公孙|慕容|令狐|' +
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|清水|山崎|池田|橋本|石川|前田|藤田|後藤|岡田|長谷川|村上|近藤|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|藤原|岡本|松田|中島|中野'
const name = new RegExp(
  `^(?:[${single}]\\p{Script=Han}{1,2}|(?:${double})\\p{Script=Han}{0,2})$`,
  'u',
)

/** Words that begin as a family name does. */
const notNames = new Set(
  '周期 周期性 周围 周边 余弦 余热 叶绿素 叶绿体 叶片 叶酸 韩国 韓國 熊猫 范数 范围 范畴 范式 姜黄素 罗马 陆地 陆生 唐代 唐朝 宋代 宋朝 秦代 秦岭 许多 何时 何处 曾经 黄金 黄河 黄酮 黄土 黄瓜 黄疸 胡椒 胡萝卜 丁烷 丁酸 丁烯 钱塘江 沈阳 徐州 郑州 杨树 朱砂 苏州 苏打 杜鹃 杜鹃花 顾客 孟德尔 罗盘 王国 王朝 张力 张量 张角 陈述 陈皮'.split(
    ' ',
  ),
)

/** A person's name of two to five Han characters, family name first: "李明", "欧阳修", "山田太郎". */
export const isHanName = (text: string): boolean => name.test(text) && !notNames.has(text)

const family = new RegExp(`^(?:[${single}]|${double})$`, 'u')

/** Whether it is a frequent family name, Chinese or Japanese. */
export const isHanFamily = (text: string): boolean => family.test(text)
