<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Upload;

use OCA\FormsApp\Model\Upload\UploadName;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class UploadNameTest extends TestCase {
	/** @return list<array{string, string}> */
	public static function names(): array {
		return [
			['plan.pdf', 'plan.pdf'],
			['Grüße 😀.png', 'Grüße 😀.png'],
			['/etc/passwd', 'passwd'],
			['..\\..\\boot.ini', 'boot.ini'],
			['../..', 'file'],
			['C:\\docs\\a:b*c?.txt', 'a_b_c_.txt'],
			["a\x00b\x1Fc\r\n.txt", 'a_b_c_.txt'],
			["invoice\u{202E}fdp.exe", 'invoice_fdp.exe'],
			['.htaccess', 'htaccess'],
			[' name. ', 'name'],
			["\xFFx.txt", '_x.txt'],
			['', 'file'],
			['folder/', 'file'],
		];
	}

	#[DataProvider('names')]
	public function testANameIsCleaned(string $sent, string $clean): void {
		self::assertSame($clean, UploadName::clean($sent));
	}

	public function testALongNameKeepsItsExtension(): void {
		$name = UploadName::clean(str_repeat('ä', 300) . '.docx');
		self::assertStringEndsWith('ä.docx', $name);
		self::assertLessThanOrEqual(200, strlen($name));
		self::assertTrue(mb_check_encoding($name, 'UTF-8'));
		self::assertSame(200, strlen(UploadName::clean('a.' . str_repeat('b', 300))));
	}

	public function testTheSameNameGetsANumber(): void {
		$taken = [];
		$names = ['a.txt', 'A.txt', 'a.txt', 'a (2).txt', '1', '1'];
		$unique = [];
		foreach ($names as $name) {
			$unique[] = UploadName::unique($name, $taken);
		}
		self::assertSame(['a.txt', 'A (2).txt', 'a (3).txt', 'a (2) (2).txt', '1', '1 (2)'], $unique);
		$long = str_repeat('x', 196) . '.txt';
		self::assertSame($long, UploadName::unique($long, $taken));
		self::assertSame(str_repeat('x', 192) . ' (2).txt', UploadName::unique($long, $taken));
	}
}
