<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Html;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Html\PlainText;

final class PlainTextTest extends TestCase {
	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		yield 'plain' => ['Welcome 👋', 'Welcome 👋'];
		yield 'comparison' => ['5 < 6 & 7 > 3, a<b, if (a<5) {}', '5 < 6 & 7 > 3, a<b, if (a<5) {}'];
		yield 'tags go, their text stays' => ['<b>Files</b> and <i class="x">apps</i>', 'Files and apps'];
		yield 'blocks keep words apart' => ['<p>one</p><p>two</p>three<br>four', 'one two three four'];
		yield 'script goes with its content' => ['a<script>alert(1)</script>b<STYLE>p{}</STYLE>c', 'abc'];
		yield 'entities are decoded once' => ['R&amp;D &copy; &amp;lt;', 'R&D © &lt;'];
		yield 'a tag written as entities is a tag' => ['x &lt;img src=x onerror=alert(1)&gt; y', 'x y'];
		yield 'a tag with a bracket in a value' => ['<p title="</p><img src=x onerror=alert(1)>">x</p>', 'x'];
		yield 'tags inside tags' => ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'];
		yield 'white space is one space' => ["  a \n\t b\u{00A0}c\u{2028}d  ", 'a b c d'];
		yield 'a tag that nothing ends' => ['a <img src=x onerror=alert(1)//', 'a'];
		yield 'tags that nothing ends' => ['a <b c="d" <i e=f', 'a'];
		yield 'a comparison at the end' => ['if a<b and c=d', 'if a<b and c=d'];
		yield 'a comment goes' => ['a<!-- b -->c', 'ac'];
		yield 'bytes that are no UTF-8' => ["a\xC0b", 'a?b'];
	}

	#[DataProvider('texts')]
	public function testIsOneLineOfText(string $text, string $expected): void {
		self::assertSame($expected, PlainText::from($text));
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function blocks(): iterable {
		yield 'paragraphs' => ["<p>one\ntwo</p>\n<p> </p><p>three<br>four</p>five", ['one two', 'three four', 'five']];
		yield 'list and table' => ['<ul><li>a</li><li>b <b>c</b></li></ul><table><tr><th>d<td>e', ['a', 'b c', 'd', 'e']];
		yield 'a mark between' => ["one\ftwo\f\f", ['one', 'two']];
		yield 'a tag written as entities' => ['one&lt;p&gt;two', ['one', 'two']];
		yield 'nothing' => ["\f<p></p>", []];
	}

	/** @param list<string> $expected */
	#[DataProvider('blocks')]
	public function testParagraphsAreLinesOfTheirOwn(string $text, array $expected): void {
		self::assertSame($expected, PlainText::paragraphs($text));
		self::assertSame(implode(' ', $expected), PlainText::from($text));
	}
}
