<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Conversion;

use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\History\HistoryEntry;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Service\File\Copies;
use OCA\MetadataApp\Shared\Exception\Refusal;
use OCA\MetadataApp\Tests\Unit\Fake\ConversionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Random fields and values, with people who save, copy and delete meanwhile, and processes that die. */
final class ConversionRunsTest extends ConversionTestCase {
	private const FILES = 60;
	private const KILLS = 12;
	/** Values that a step takes: so few that no process is fast enough to do the work of all. */
	private const PAGE = 12;
	private const SAVERS = 4;
	private const SAVES = 12;
	private const OPTIONS = ['A', 'B', 'C', '12', '2026-11-28', 'nobody', 'https://example.org'];
	private const TYPES = ['text', 'textarea', 'number', 'date', 'checkbox', 'select', 'multiselect', 'user', 'url'];
	private const TEXTS = [
		'A', 'B', '1', '0', '012.50', '-3', '1e5', '2026-11-28', '2026-02-30', 'nobody', 'will', 'https://example.org', 'ftp://x.org/a',
		'A;#B', ' spaced ', "two\nlines", 'ä', '🙂',
	];

	/** @return array<string, array{int}> seeds */
	public static function seeds(): array {
		return array_combine(array_map(static fn (int $seed): string => "seed $seed", range(1, 30)), array_map(
			static fn (int $seed): array => [$seed],
			range(1, 30),
		));
	}

	#[DataProvider('seeds')]
	public function testWhateverHappensMeanwhileEveryValueBecomesWhatTheRuleSays(int $seed): void {
		$random = new Randomizer(new Mt19937($seed));
		$pick = static fn (string ...$list): string => array_values($list)[$random->getInt(0, count($list) - 1)] ?? '';
		[$from, $to] = [$pick(...self::TYPES), $pick(...self::TYPES)];
		$ids = $this->assigned(self::DOCS, [
			'changing' => ['type' => $from, 'field_options' => $from === 'date' ? null : self::OPTIONS], 'other' => [],
		]);
		$id = $ids['changing'];
		$texts = $this->texts($id, $random, range(1, self::FILES));
		$this->fill($id, $texts);
		$this->fill($id, array_intersect_key($texts, [5 => 1, 6 => 1]), true);
		$this->places = array_fill_keys(range(1, 3 * self::FILES), self::DOCS);
		$plan = ['field_type' => $to];
		if (str_ends_with($from, 'select')) {
			$plan['renamed'] = [['from' => 'A', 'to' => $pick('B', 'New', 'C')], ['from' => 'B', 'to' => $pick('A', '7')]];
		}
		if (str_ends_with($to, 'select')) {
			$plan['field_options'] = ['A', 'C', '1', '12', 'New'];
		}
		$before = $this->definitionOf($id);
		$this->begin($id, $plan);
		// What somebody deletes is gone, and what somebody copies is like its source.
		while ($this->parts->work->step($id, $random->getInt(1, 12))) {
			$this->assertReadersSeeValidValues($id);
			$file = $random->getInt(1, self::FILES);
			switch ($random->getInt(0, 3)) {
				case 0:
					$this->fileRepository()->delete([$file]);
					unset($texts[$file]);
					break;
				case 1:
					$copy = $random->getInt(self::FILES + 1, 3 * self::FILES);
					if ($this->isBeforeTheExchange($id) && !isset($texts[$copy]) && isset($texts[$file])) {
						$this->copied($file, $copy);
						$texts[$copy] = $texts[$file];
					}
					break;
				default:
					$this->trySave($file, ['other' => "seed $seed"]);
			}
		}
		$after = $this->definitionOf($id);
		self::assertSame($to, $after->shape->type->value);
		$this->assertReadersSeeValidValues($id);
		self::assertSame($this->expected($texts, $before, $after, $plan['renamed'] ?? []), $this->stored($id));
		self::assertSame(0, $this->parts->staged->count($id));
		$this->assertHistoryLeadsToWhatIsThere($id, $texts);
		self::assertSame([], $this->database->column(
			'SELECT DISTINCT h.file_id FROM oc_metadataapp_history h LEFT JOIN oc_metadataapp_files f ON f.file_id = h.file_id'
				. ' WHERE f.file_id IS NULL AND h.file_id IS NOT NULL',
		), 'History goes with its file');
	}

	public function testProcessesThatDieLoseNothingAndLeaveNothingHalf(): void {
		$id = $this->assigned(self::DOCS, ['tag' => ['type' => 'multiselect', 'field_options' => ['A', 'B', 'C']]])['tag'];
		$values = ['A', 'B', 'A;#B', 'B;#C', 'C', 'A;#B;#C'];
		$texts = [];
		foreach (range(1, 600) as $file) {
			$texts[$file] = $values[$file % 6] ?? '';
		}
		$this->fill($id, $texts);
		$this->begin($id, ['renamed' => [['from' => 'A', 'to' => 'B'], ['from' => 'B', 'to' => 'A'], ['from' => 'C', 'to' => 'Last']]]);
		$kills = 0;
		while ($this->parts->conversions->findOrNull($id)?->state->isRunning() ?? false) {
			$steps = $kills < self::KILLS ? random_int(0, 4) : null;
			$this->runAndKill($id, $steps);
			$kills++;
			$this->assertReadersSeeValidValues($id);
			$isNew = in_array('Last', $this->definitionOf($id)->shape->options, true);
			self::assertSame($isNew ? 'B;#A;#Last' : 'A;#B;#C', $this->stored($id)[5] ?? null);
		}
		self::assertGreaterThan(self::KILLS - 1, $kills);
		self::assertFalse($this->fields->findOrNull($id)?->isConverting);
		$new = ['A' => 'B', 'B' => 'A', 'A;#B' => 'B;#A', 'B;#C' => 'A;#Last', 'C' => 'Last', 'A;#B;#C' => 'B;#A;#Last'];
		self::assertSame(array_map(static fn (string $text): string => $new[$text] ?? '', $texts), $this->stored($id));
		$lines = array_map(static fn (int $file, string $text): string =>
			"$file $id: $text to {$new[$text]} by root, rename", array_keys($texts), $texts);
		self::assertEqualsCanonicalizing($lines, $this->changes());
		self::assertSame(0, $this->parts->staged->count($id));
	}

	public function testOfThoseWhoSaveMeanwhileEachIsRefusedOrKept(): void {
		$id = $this->assigned(self::DOCS, ['count' => []])['count'];
		$files = range(1, self::SAVERS);
		$this->fill($id, array_fill_keys(range(self::SAVERS + 1, 400), '12'));
		$script = dirname(__DIR__, 2) . '/Fake/convertingSaver.php';
		$savers = [];
		foreach ($files as $file) {
			$command = [PHP_BINARY, $script, $this->instance->directory, (string)$file, (string)$id, (string)self::SAVES];
			$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
			$savers[] = [$process !== false ? $process : self::fail('No process'), $pipes[1]];
		}
		// Each has begun.
		$heard = array_map(static fn (array $saver): string => (string)fgetc($saver[1]), $savers);
		foreach (['number', 'text', 'number'] as $type) {
			$this->begin($id, ['field_type' => $type]);
			while ($this->parts->work->step($id, 50)) {
				$this->assertReadersSeeValidValues($id);
			}
		}
		foreach ($savers as $place => [$process, $output]) {
			$all = ($heard[$place] ?? '') . stream_get_contents($output);
			self::assertSame([self::SAVES, 0], [substr_count($all, '.'), proc_close($process)]);
		}
		self::assertSame(array_fill_keys($files, (string)self::SAVES), array_slice($this->stored($id), 0, self::SAVERS, true));
		$this->assertReadersSeeValidValues($id);
		foreach ($files as $file) {
			$steps = array_map(static fn (int $to): string => ($to === 1 ? 'none' : $to - 1) . " to $to", range(1, self::SAVES));
			self::assertSame($steps, $this->database->column(
				"SELECT COALESCE(old_value, 'none') || ' to ' || new_value FROM oc_metadataapp_history WHERE file_id = $file ORDER BY id",
			));
		}
	}

	/** @param ?int $steps after which it is killed; null to let it end */
	private function runAndKill(int $field, ?int $steps): void {
		$script = dirname(__DIR__, 2) . '/Fake/converter.php';
		$command = [PHP_BINARY, $script, $this->instance->directory, (string)$field, (string)self::PAGE];
		$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
		self::assertNotFalse($process);
		if ($steps === null) {
			stream_get_contents($pipes[1]);
			self::assertSame(0, proc_close($process));
			return;
		}
		for ($read = 0; $read < $steps && fgetc($pipes[1]) !== false; $read++) {
			continue;
		}
		proc_terminate($process, 9);
		stream_get_contents($pipes[1]);
		proc_close($process);
	}

	/**
	 * @param list<int> $files
	 * @return array<int, string> texts that the field takes, of most of the files
	 */
	private function texts(int $id, Randomizer $random, array $files): array {
		$codec = Codecs::of($this->definitionOf($id)->shape);
		$texts = [];
		foreach ($files as $file) {
			$text = self::TEXTS[$random->getInt(0, count(self::TEXTS) - 1)] ?? '';
			$read = $codec->parse($text);
			if (is_string($read)) {
				$texts[$file] = $read;
			}
		}
		return $texts;
	}

	/**
	 * @param array<int, string> $texts
	 * @param list<array{from: string, to: string}> $renamed
	 * @return array<int, string>
	 */
	private function expected(
		array $texts,
		FieldDefinition $before,
		FieldDefinition $after,
		array $renamed,
	): array {
		$names = array_column($renamed, 'to', 'from');
		$isChoice = $before->shape->type->hasOptions();
		$isSame = $before->shape->type === $after->shape->type;
		$expected = [];
		foreach ($texts as $file => $text) {
			$named = $isChoice ? implode(';#', array_map(
				static fn (string $part): string => $names[$part] ?? $part,
				explode(';#', $text),
			)) : $text;
			$read = $isSame && !$isChoice ? $named : Codecs::of($after->shapeOfOld())->parse($named, $isSame ? $named : null);
			$isNobody = $after->shape->type->value === 'user' && !$isSame && str_starts_with(is_string($read) ? $read : '', 'no');
			if (is_string($read) && !$isNobody) {
				$expected[$file] = $read;
			} else {
				self::assertTrue($isNobody || $read === null || $read instanceof Problem);
			}
		}
		ksort($expected);
		return $expected;
	}

	/** @param array<int, string> $texts what files had */
	private function assertHistoryLeadsToWhatIsThere(int $id, array $texts): void {
		$now = $this->stored($id);
		foreach ($texts as $file => $text) {
			$lines = array_values(array_filter(
				$this->history->findAllOfFile($file, null, 50),
				static fn (HistoryEntry $entry): bool => $entry->change->fieldId === $id && $entry->change->cause->value !== 'copy',
			));
			if (($now[$file] ?? null) === $text) {
				self::assertSame([], $lines, "File $file stayed the same");
			} else {
				self::assertCount(1, $lines, "File $file changed once");
				$change = $lines[0]->change;
				self::assertSame([$text, $now[$file] ?? null, 'root'], [$change->from, $change->to, $change->by]);
			}
		}
	}

	private function isBeforeTheExchange(int $id): bool {
		$state = $this->parts->conversions->findOrNull($id)?->state;
		return $state === ConversionState::Staging || $state === ConversionState::Swapping;
	}

	private function fileRepository(): FileRepository {
		return new FileRepository($this->connection, $this->transaction, $this->values, $this->history);
	}

	private function copied(int $source, int $copy): void {
		$files = $this->fileRepository();
		$copies = new Copies($this->fields, $files, $this->values, $this->history, $this->parts->staged, $this->lock, $this->clock);
		$copies->fill('will', self::DOCS, [$source => $copy]);
	}

	/** @param array<string, string> $values */
	private function trySave(int $file, array $values): void {
		try {
			$this->fileValues()->save('will', $file, null, $values);
		} catch (Refusal $refusal) {
			self::fail("File $file: $refusal->reason");
		}
	}
}
