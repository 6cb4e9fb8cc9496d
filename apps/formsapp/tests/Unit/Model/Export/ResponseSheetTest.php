<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Export;

use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Export\ExportColumns;
use OCA\FormsApp\Model\Export\FormerQuestions;
use OCA\FormsApp\Model\Export\JsonPieces;
use OCA\FormsApp\Model\Export\ResponseSheet;
use OCA\FormsApp\Shared\Csv\CsvWriter;
use OCA\FormsApp\Shared\Xlsx\CellTime;
use PHPUnit\Framework\TestCase;

final class ResponseSheetTest extends TestCase {
	private const NOW = ['questions' => [
		['id' => 'q1', 'type' => 'text', 'title' => 'Name'],
		['id' => 'q2', 'type' => 'multiple_choice', 'title' => 'Days', 'options' => ['allowOther' => true, 'choices' => [
			['id' => 'c1', 'label' => 'Mon', 'score' => 1], ['id' => 'c2', 'label' => 'Tue, wet'],
		]]],
		['id' => 's', 'type' => 'section', 'title' => 'Part'],
		['id' => 'q3', 'type' => 'matrix', 'title' => 'Food', 'options' => [
			'rows' => [['id' => 'r1', 'label' => 'Soup'], ['id' => 'r2', 'label' => 'Salad']],
			'columns' => [['id' => 'c1', 'label' => 'Good'], ['id' => 'c2', 'label' => 'Bad']],
		]],
		['id' => 'q4', 'type' => 'date', 'title' => 'Day'],
		['id' => 'q5', 'type' => 'datetime', 'title' => 'Moment'],
		['id' => 'q6', 'type' => 'time', 'title' => 'Clock'],
		['id' => 'q7', 'type' => 'text', 'title' => 'Size'],
	]];
	private const BEFORE = ['questions' => [
		['id' => 'q7', 'type' => 'number', 'title' => 'Size in cm'],
		['id' => 'q8', 'type' => 'table', 'title' => 'Guests', 'options' => ['columns' => [
			['id' => 'a', 'label' => 'Name', 'inputType' => 'text'],
			['id' => 'b', 'label' => 'Menu', 'inputType' => 'dropdown', 'choices' => [['id' => 'c1', 'label' => 'Fish']]],
		]]],
	]];
	private const HEADER = [
		'Response ID', 'Submitted at', 'Account', 'Seconds', 'Score', 'Highest score',
		'Name', 'Days', 'Food: Soup', 'Food: Salad', 'Day', 'Moment', 'Clock', 'Size', 'Size in cm (number)', 'Guests',
	];

	public function testLabelsNotIdsAndAColumnForWhatWasAskedBefore(): void {
		$rows = iterator_to_array($this->sheet()->texts($this->responses()), false);
		self::assertSame(self::HEADER, $rows[0]);
		self::assertSame([
			'a', '2026-03-29T12:00:00+02:00', 'ann', '12', '1', '2.5', "=1+1\nHe said \"hi\"", 'Mon, Tue, wet, Sun', 'Good', 'Bad',
			'2026-03-29', '2026-03-29T01:30:00+01:00', '09:05', '', '', '',
		], $rows[1]);
		$answers = ['180.5', "Name: Bo, Menu: Fish\nName: Cy"];
		self::assertSame(['b', '2026-03-29T12:00:01+02:00', ...array_fill(0, 12, ''), ...$answers], $rows[2]);
	}

	public function testWhenAnswersWereChangedIsTold(): void {
		$definition = ['settings' => ['allowCorrection' => true]] + self::NOW;
		$zone = new \DateTimeZone('Europe/Berlin');
		$sheet = new ResponseSheet(new ExportColumns([$definition]), static fn (): array => $definition, $zone);
		[$same] = $this->responses();
		$changed = new StoredResponse('c', 3, 'now', 1_774_778_400, null, '{"q1":"Ann"}', null, null, null, 1, 1_774_782_000);
		$rows = iterator_to_array($sheet->texts([$same, $changed]), false);
		self::assertSame(['Changed at', '', '2026-03-29T13:00:00+02:00'], array_column($rows, 4));
		$cells = iterator_to_array($sheet->cells([$same, $changed]), false);
		self::assertNull($cells[0][4]);
		self::assertInstanceOf(CellTime::class, $cells[1][4]);
	}

	public function testTheHeaderIsThereWithoutResponses(): void {
		$csv = implode('', iterator_to_array(CsvWriter::pieces($this->sheet()->texts([])), false));
		self::assertSame("\xEF\xBB\xBF" . implode(',', self::HEADER) . "\r\n", $csv);
	}

	public function testCellsThatBeginLikeFormulasAreGuarded(): void {
		$csv = implode('', iterator_to_array(CsvWriter::pieces($this->sheet()->texts($this->responses())), false));
		self::assertStringContainsString(",\"'=1+1\nHe said \"\"hi\"\"\",\"Mon, Tue, wet, Sun\",", $csv);
		self::assertStringEndsWith("\r\n", $csv);
	}

	public function testCellsOfWorkbooksAreTyped(): void {
		[$first, $second] = iterator_to_array($this->sheet()->cells($this->responses()), false);
		self::assertEquals([
			'a', CellTime::moment(new \DateTimeImmutable('2026-03-29T12:00:00+02:00')), 'ann', 12, 1.0, 2.5, "=1+1\nHe said \"hi\"",
			'Mon, Tue, wet, Sun', 'Good', 'Bad', CellTime::day(20_541),
			CellTime::moment(new \DateTimeImmutable('2026-03-29T01:30:00+01:00')), CellTime::minute(545), null, null, null,
		], $first);
		self::assertSame([null, 180.5, "Name: Bo, Menu: Fish\nName: Cy"], array_slice($second, -3));
	}

	public function testJsonComesInPieces(): void {
		$items = (static function (): \Generator {
			for ($number = 0; $number < 5_000; $number++) {
				yield ['number' => $number, 'text' => 'ä/"'];
			}
		})();
		$pieces = iterator_to_array(JsonPieces::all(['form' => ['title' => 'x']], 'responses', $items), false);
		self::assertGreaterThan(3, count($pieces));
		/** @var array{form: mixed, responses: list<array{number: int, text: string}>} $decoded */
		$decoded = json_decode(implode('', $pieces), true);
		self::assertSame(['form', 'responses'], array_keys($decoded));
		self::assertSame(range(0, 4_999), array_column($decoded['responses'], 'number'));
		self::assertSame('{"a":1,"list":[' . "\n]}\n", implode('', iterator_to_array(JsonPieces::all(['a' => 1], 'list', []), false)));
	}

	public function testFormerQuestionsAreThoseThatAreGoneOrHadAnotherType(): void {
		$former = FormerQuestions::all([self::NOW, self::BEFORE, self::NOW]);
		self::assertSame(['q7' => 'number', 'q8' => 'table'], array_column($former, 'type', 'id'));
		self::assertSame([], FormerQuestions::all([self::NOW]));
	}

	private function sheet(): ResponseSheet {
		$find = static fn (string $hash): array => $hash === 'now' ? self::NOW : self::BEFORE;
		return new ResponseSheet(new ExportColumns([self::NOW, self::BEFORE]), $find, new \DateTimeZone('Europe/Berlin'));
	}

	/** @return list<StoredResponse> */
	private function responses(): array {
		$first = [
			'q1' => "=1+1\nHe said \"hi\"", 'q2' => ['c1', 'c2', 'other: Sun'], 'q3' => ['r1' => 'c1', 'r2' => 'c2'], 'q4' => '2026-03-29',
			'q5' => '2026-03-29T00:30:00Z', 'q6' => '09:05',
		];
		$second = ['q7' => 180.5, 'q8' => [['a' => 'Bo', 'b' => 'c1'], ['a' => 'Cy']]];
		$time = 1_774_778_400;
		return [
			new StoredResponse('a', 1, 'now', $time, 'ann', json_encode($first, JSON_THROW_ON_ERROR), 12, ['total' => 1.0, 'max' => 2.5]),
			new StoredResponse('b', 2, 'before', $time + 1, null, json_encode($second, JSON_THROW_ON_ERROR), null, null),
		];
	}
}
