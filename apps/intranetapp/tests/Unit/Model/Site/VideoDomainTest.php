<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Site;

use OCA\IntranetApp\Model\Site\VideoDomain;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class VideoDomainTest extends TestCase {
	#[TestWith(['Video.Example.org', 'video.example.org'])]
	#[TestWith(['https://video.example.org/embed/1?x#y', 'video.example.org'])]
	#[TestWith(['HTTPS://video.example.org:443', 'video.example.org'])]
	#[TestWith([' video.example.org. ', 'video.example.org'])]
	#[TestWith(['bücher.example', 'xn--bcher-kva.example'])]
	#[TestWith(['xn--bcher-kva.example', 'xn--bcher-kva.example'])]
	public function testAHostNameIsKeptInLowerCaseAndAscii(string $text, string $host): void {
		self::assertSame($host, VideoDomain::normalise($text));
	}

	#[TestWith([''])]
	#[TestWith(['localhost'])]
	#[TestWith(['http://video.example.org'])]
	#[TestWith(['//video.example.org'])]
	#[TestWith(['https://video.example.org:8443/'])]
	#[TestWith(['https://user:secret@video.example.org/'])]
	#[TestWith(['*.example.org'])]
	#[TestWith(['video.example.org; script-src *'])]
	#[TestWith(["video.example.org\nx"])]
	#[TestWith(['video..example.org'])]
	#[TestWith(['-video.example.org'])]
	#[TestWith(['192.0.2.1'])]
	#[TestWith(['[2001:db8::1]'])]
	public function testAnythingElseIsNone(string $text): void {
		self::assertNull(VideoDomain::normalise($text));
	}
}
