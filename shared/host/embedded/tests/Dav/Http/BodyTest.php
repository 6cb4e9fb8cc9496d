<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Dav\Http;

use Host\Dav\Http\Body;
use Host\Dav\Problem;
use PHPUnit\Framework\TestCase;

final class BodyTest extends TestCase {
	public function testReadsWhichPropertiesAreWanted(): void {
		self::assertSame(
			['{DAV:}getetag', '{urn:x}y', '{}plain'],
			Body::wanted('<d:propfind xmlns:d="DAV:"><d:prop><d:getetag/><y xmlns="urn:x"/><plain/><d:getetag/></d:prop></d:propfind>'),
		);
	}

	public function testAllAreWantedWhereNoneIsNamed(): void {
		foreach ([
			'',
			'<d:propfind xmlns:d="DAV:"><d:allprop/></d:propfind>',
			'<d:propfind xmlns:d="DAV:"><d:propname/></d:propfind>',
			'<d:propfind xmlns:d="DAV:"><d:prop/></d:propfind>',
		] as $body) {
			self::assertNull(Body::wanted($body));
		}
	}

	public function testReadsWhatIsSetAndWhatIsRemoved(): void {
		$changes = Body::changes(
			'<d:propertyupdate xmlns:d="DAV:" xmlns:z="z"><d:set><d:prop><z:a>1</z:a><z:b/></d:prop></d:set><d:remove><d:prop>'
				. '<z:c>x</z:c></d:prop></d:remove></d:propertyupdate>',
		);
		self::assertSame(['{z}a', '{z}b', '{z}c'], array_keys($changes));
		self::assertSame(
			['1', null, null],
			array_values(array_map(static fn (?\DOMElement $value): ?string => $value?->textContent, $changes)),
		);
	}

	public function testTheLastWordCounts(): void {
		$changes = Body::changes(
			'<d:propertyupdate xmlns:d="DAV:" xmlns:z="z"><d:set><d:prop><z:a>1</z:a></d:prop></d:set><d:remove><d:prop><z:a/>'
				. '</d:prop></d:remove></d:propertyupdate>',
		);
		self::assertSame(['{z}a' => null], $changes);
	}

	public function testRefusesAnotherRoot(): void {
		$this->expectExceptionObject(Problem::of('BadRequest', 'Expected {DAV:}propfind but received {}x as the root element'));
		Body::wanted('<x/>');
	}

	public function testRefusesWhatIsNoXml(): void {
		$this->expectException(Problem::class);
		Body::wanted('<d:propfind xmlns:d="DAV:">');
	}

	public function testReadsNoFilesForAClient(): void {
		$changes = Body::changes(
			'<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname">]><d:propertyupdate xmlns:d="DAV:" xmlns:z="z"><d:set><d:prop>'
				. '<z:a>-&file;-</z:a></d:prop></d:set></d:propertyupdate>',
		);
		self::assertSame('--', $changes['{z}a']?->textContent);
	}
}
