<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Form;

use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Model\Form\TrashPath;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class FormNameTest extends TestCase {
	#[TestWith(['Party', 'Party.nxform'])]
	#[TestWith(['  a / b \\ c: "d" ', 'a b c d.nxform'])]
	#[TestWith(['..', 'Form.nxform'])]
	#[TestWith(["\u{0}\n", 'Form.nxform'])]
	#[TestWith(['Größe 🎉', 'Größe 🎉.nxform'])]
	public function testNamesAFileAfterTheTitle(string $title, string $name): void {
		self::assertSame($name, FormName::ofTitle($title));
	}

	public function testCutsLongTitlesBetweenCharacters(): void {
		$name = FormName::ofTitle(str_repeat('ä', 256));
		self::assertSame(str_repeat('ä', 100) . '.nxform', $name);
	}

	#[TestWith(['/Forms/Party.2.nxform', 'Party.2'])]
	#[TestWith(['Größe 🎉.NXFORM', 'Größe 🎉'])]
	#[TestWith(['/Forms/.nxform', 'Form'])]
	public function testTakesATitleFromTheNameOfTheFile(string $path, string $title): void {
		self::assertSame($title, FormName::title($path));
	}

	#[TestWith(['Party-responses.csv', 1, 'Party-responses.csv'])]
	#[TestWith(['Party-responses.csv', 2, 'Party-responses (2).csv'])]
	#[TestWith(['v1.0.nxform', 20, 'v1.0 (20).nxform'])]
	#[TestWith(['.csv', 2, '.csv (2)'])]
	#[TestWith(['Party', 3, 'Party (3)'])]
	public function testNumbersNamesAsNextcloudDoes(string $name, int $number, string $numbered): void {
		self::assertSame($numbered, FormName::numbered($name, $number));
	}

	public function testReadsPathsThatStayInside(): void {
		self::assertSame([], FormName::folders('/'));
		self::assertSame(['Forms', '2026'], FormName::folders('//Forms/./2026/'));
		foreach (['..', '/a/../b', "a\0b", 'a\\b', str_repeat('x', 251)] as $path) {
			self::assertNull(FormName::folders($path), $path);
		}
	}

	#[TestWith(['files_trashbin/files/a.nxform.d1700000000', 'a.nxform'])]
	#[TestWith(['trash/a.nxform.d17', 'a.nxform'])]
	#[TestWith(['trash/3/folder.d17', 'folder'])]
	#[TestWith(['__groupfolders/trash/3/folder.d17', 'folder'])]
	#[TestWith(['files_trashbin/files/folder.d17/a.nxform', null])]
	#[TestWith(['files/trash/a.nxform.d17', null])]
	#[TestWith(['files_trashbin/versions/a.nxform.v1.d17', null])]
	#[TestWith(['files/a.nxform', null])]
	public function testKnowsWhatWasDeleted(string $path, ?string $name): void {
		self::assertSame($name, TrashPath::formerName($path));
	}
}
