<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Upload;

use OCA\FormsApp\Model\Upload\FileKind;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FileKindTest extends TestCase {
	private const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

	/** @return array<string, array{string, string, string, list<string>, bool}> name, types by name and content, what is allowed */
	public static function kinds(): array {
		return [
			'anything where all is allowed' => ['x.exe', FileKind::UNKNOWN, FileKind::UNKNOWN, [], true],
			'by its extension' => ['A.PDF', 'application/pdf', 'application/pdf', ['.pdf'], true],
			'an extension without a dot' => ['a.pdf', 'application/pdf', 'application/pdf', ['pdf'], true],
			'another extension' => ['a.txt', 'text/plain', 'text/plain', ['.pdf'], false],
			'no more than the end of an extension' => ['a.xpdf', FileKind::UNKNOWN, 'application/pdf', ['.pdf'], false],
			'a text that calls itself PDF' => ['a.pdf', 'application/pdf', 'text/plain', ['.pdf'], false],
			'a program that calls itself PDF' => ['a.pdf', 'application/pdf', FileKind::UNKNOWN, ['.pdf'], false],
			'a picture' => ['a.png', 'image/png', 'image/png', ['image/*'], true],
			'a picture of another kind than its name' => ['a.png', 'image/png', 'image/jpeg', ['image/*'], true],
			'a picture that is none' => ['a.png', 'image/png', 'text/plain', ['image/*'], false],
			'a picture that only its name makes one' => ['a.png', 'image/png', FileKind::UNKNOWN, ['image/*'], false],
			'a picture whose content nobody knows yet' => ['a.heic', 'image/heic', FileKind::UNKNOWN, ['image/*'], true],
			'a picture that is a text' => ['a.svg', 'image/svg+xml', 'text/plain', ['image/*'], true],
			'a picture without an extension' => ['photo', FileKind::UNKNOWN, 'image/jpeg', ['image/*'], true],
			'a document that is a ZIP archive' => ['a.docx', self::DOCX, 'application/zip', ['.docx'], true],
			'a document with a password' => ['a.docx', self::DOCX, FileKind::UNKNOWN, ['.docx'], true],
			'a document that is a text' => ['a.docx', self::DOCX, 'text/plain', ['.docx'], false],
			'a table' => ['a.csv', 'text/csv', 'text/plain', ['.csv'], true],
			'a text of programs' => ['a.json', 'application/json', 'text/plain', ['.json'], true],
			'a film that is only sound' => ['a.mp4', 'video/mp4', 'audio/mp4', ['video/*'], true],
			'a film that is a picture' => ['a.mp4', 'video/mp4', 'image/png', ['video/*'], false],
			'an exact type' => ['a.png', 'image/png', 'image/png', ['image/png'], true],
			'an exact type of something else' => ['a.gif', 'image/gif', 'image/gif', ['image/png'], false],
			'a beginning that is no kind' => ['a.gif', 'image/gif', 'image/gif', ['imag/*'], false],
			'one of several' => ['a.gif', 'image/gif', 'image/gif', ['.pdf', 'IMAGE/*'], true],
		];
	}

	/** @param list<string> $allowed */
	#[DataProvider('kinds')]
	public function testNameAndContentHaveToFit(string $name, string $byName, string $byContent, array $allowed, bool $fits): void {
		self::assertSame($fits, (new FileKind($name, $byName, $byContent))->isAmong($allowed));
	}

	public function testTheTypeIsThatOfTheNameUnlessTheContentIsAnother(): void {
		self::assertSame(self::DOCX, (new FileKind('a.docx', self::DOCX, 'application/zip'))->type());
		self::assertSame('text/plain', (new FileKind('a.png', 'image/png', 'text/plain'))->type());
		self::assertSame('image/png', (new FileKind('a', FileKind::UNKNOWN, 'image/png'))->type());
	}
}
