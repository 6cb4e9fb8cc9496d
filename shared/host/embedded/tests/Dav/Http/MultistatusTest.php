<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Dav\Http;

use Host\Dav\Http\Markup;
use Host\Dav\Http\Multistatus;
use PHPUnit\Framework\TestCase;

final class MultistatusTest extends TestCase {
	private const HEAD =
		"<?xml version=\"1.0\"?>\n<d:multistatus xmlns:d=\"DAV:\" xmlns:s=\"http://sabredav.org/ns\" "
		. "xmlns:oc=\"http://owncloud.org/ns\" xmlns:nc=\"http://nextcloud.org/ns\">";
	private const TAIL = "</d:multistatus>\n";

	public function testWritesAStatusForEachProperty(): void {
		$answer = new Multistatus('/remote.php/dav/');
		$answer->add('files/a b', [
			200 => ['{DAV:}displayname' => 'a & "b"', '{DAV:}resourcetype' => new Markup('<d:collection/>')],
			404 => ['{http://owncloud.org/ns}x' => null],
		]);
		self::assertSame(self::HEAD . '<d:response><d:href>/remote.php/dav/files/a%20b</d:href>'
			. '<d:propstat><d:prop><d:displayname>a &amp; &quot;b&quot;</d:displayname><d:resourcetype><d:collection/></d:resourcetype>'
			. '</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>'
			. '<d:propstat><d:prop><oc:x/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>'
			. self::TAIL, $answer->xml());
	}

	public function testLineEndsOutlastReaders(): void {
		$answer = new Multistatus('/');
		$answer->add('', [200 => ['{DAV:}displayname' => "one\r\ntwo"]]);
		self::assertStringContainsString("<d:displayname>one&#13;\ntwo</d:displayname>", $answer->xml());
		$read = new \DOMDocument();
		$read->loadXML($answer->xml());
		self::assertSame("one\r\ntwo", $read->getElementsByTagName('displayname')->item(0)?->textContent);
	}

	public function testNumbersPrefixesOfOtherNamespaces(): void {
		$answer = new Multistatus('/');
		$answer->add('', [200 => ['{urn:a}x' => '1', '{urn:b}x' => '', '{urn:a}y' => null, '{}plain' => 'p']]);
		self::assertStringContainsString(
			'<x1:x xmlns:x1="urn:a">1</x1:x><x2:x xmlns:x2="urn:b"></x2:x><x1:y xmlns:x1="urn:a"/><plain xmlns="">p</plain>',
			$answer->xml(),
		);
	}

	public function testSaysSomethingOfAnEntryWithoutProperties(): void {
		$answer = new Multistatus('/');
		$answer->add('', [200 => [], 404 => []]);
		self::assertStringContainsString(
			'<d:propstat><d:prop/><d:status>HTTP/1.1 418 I\'m a teapot</d:status></d:propstat>',
			$answer->xml(),
		);
	}
}
