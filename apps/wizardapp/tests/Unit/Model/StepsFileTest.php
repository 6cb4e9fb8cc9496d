<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Model;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Model\StepsFile;
use OCA\WizardApp\Shared\Exception\Invalid;
use PHPUnit\Framework\TestCase;

final class StepsFileTest extends TestCase {
	private const STEP = '{"id":"a","title":"A","text":"<p>x</p>","unknown":1}';

	public function testReadsAFileWithLanguage(): void {
		$file = StepsFile::parse('{"version":"1.0","language":"pt_BR","exportDate":"2026-01-01 00:00:00","steps":[' . self::STEP . ']}');
		self::assertSame('pt_BR', $file->language);
		self::assertSame('/steps', $file->pointer);
		self::assertSame(['a'], array_column($file->steps, 'id'));
	}

	public function testReadsABareListAndAByteOrderMark(): void {
		$file = StepsFile::parse("\xEF\xBB\xBF[" . self::STEP . ']');
		self::assertNull($file->language);
		self::assertSame('', $file->pointer);
		self::assertSame('A', $file->steps[0]->title);
	}

	public function testWhatItWritesItReadsAgain(): void {
		$step = new Step('a', 'Ünï', '<p>x</p>', '#a', 'left', false, ['g'], 'skip', '.b', 'files', true, 'someone', 5);
		$file = StepsFile::parse(StepsFile::text('nl', [$step], new \DateTimeImmutable('2026-01-02 03:04:05', new \DateTimeZone('UTC'))));
		self::assertSame('nl', $file->language);
		self::assertSame($step->toArray(), $file->steps[0]->toArray());
	}

	public function testTheFileTellsVersionAndTime(): void {
		$text = StepsFile::text('nl', [], new \DateTimeImmutable('2026-01-02 03:04:05', new \DateTimeZone('UTC')));
		self::assertSame(
			['version' => '1.0', 'language' => 'nl', 'exportDate' => '2026-01-02 03:04:05', 'steps' => []],
			json_decode($text, true),
		);
	}

	public function testNamesTheReasonAndThePlaceOfEachProblem(): void {
		$cases = [
			['{nope', 'not_json', ''],
			["\xFF\xFE{", 'not_json', ''],
			['"text"', 'invalid_input', ''],
			['{"language":"nl"}', 'invalid_input', '/steps'],
			['{"language":"not a language","steps":[]}', 'invalid_input', '/language'],
			['{"steps":[' . self::STEP . ',{"id":"b","title":"B","text":"","position":"diagonal"}]}', 'invalid_input', '/steps/1/position'],
			['[' . self::STEP . ',{"id":"b","text":""}]', 'invalid_input', '/1/title'],
			['[{"id":"with space","title":"B","text":""}]', 'invalid_input', '/0/id'],
			['[' . implode(',', array_fill(0, 51, self::STEP)) . ']', 'invalid_input', ''],
		];
		foreach ($cases as [$bytes, $reason, $pointer]) {
			try {
				StepsFile::parse($bytes);
				self::fail("$bytes was read");
			} catch (Invalid $refusal) {
				self::assertSame([$reason, $pointer], [$refusal->reason, $refusal->pointer], $bytes);
			}
		}
	}
}
