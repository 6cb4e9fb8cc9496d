<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Cost;

use OCA\MetadataApp\Exception\BrokenBackup;
use OCA\MetadataApp\Model\Definition\FieldLabel;
use OCA\MetadataApp\Model\Definition\FieldName;
use OCA\MetadataApp\Model\Definition\FieldShapeReader;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\Text\Fold;
use OCA\MetadataApp\Model\Value\Text\SortText;
use OCA\MetadataApp\Service\Backup\PartReader;
use OCA\MetadataApp\Service\Backup\RowReader;
use OCA\MetadataApp\Shared\Contract\Limits;
use Shared\Tests\Cost\CostTestCase;

final class CostTest extends CostTestCase {
	/** Bytes of a body. */
	private const BODY = 2_000_000;
	/** Bytes of the longest value. */
	private const VALUE = 4 * Limits::TEXTAREA_CHARACTERS;
	private const UNITS = [
		'a', ' ', "\u{3000}", "\r\n", '1', '0', '1e', '.', '1.', 'a.', ':', '/', '@', '[', ';#', ';#1', ';#1:', 'a;#', '1:a;#', "\u{301}",
		'é', '日', '😀', "\xFF", "\xE3\x80", 'A',
	];

	#[\Override]
	public static function readers(): iterable {
		foreach (FieldType::cases() as $type) {
			$field = new FieldShape($type, $type->hasOptions() ? ['Red', 'Green'] : []);
			yield "value of the type $type->value" => [
				static fn (string $text) => self::read($field, $text, $text), self::BODY, self::repeated(...self::UNITS),
			];
			yield "list for the type $type->value" => [
				static fn (string $text) => self::read($field, str_split($text, 8), null),
				self::BODY,
				self::repeated('Red     ', '12345:a;', 'a', "\xFF"),
			];
			yield "filter of the type $type->value" => [
				static fn (string $text) => self::find($field, $text), self::VALUE, self::repeated(...self::UNITS),
			];
		}
		yield 'options on lines' => [static fn (string $text) => FieldShapeReader::read('select', $text), self::BODY];
		yield 'options in a list' => [static fn (string $text) => FieldShapeReader::read('select', str_split($text, 16)), self::BODY];
		yield 'options of a date' => [static fn (string $text) => FieldShapeReader::read('date', [$text => $text]), self::BODY];
		yield 'type' => [static fn (string $text) => FieldShapeReader::read($text, null), self::BODY];
		yield 'name' => [FieldName::read(...), self::BODY];
		yield 'label' => [FieldLabel::read(...), self::BODY];
		$scrubbed = static fn (string $text): string => mb_scrub($text, 'UTF-8');
		yield 'folded text' => [static fn (string $text): string => Fold::text($scrubbed($text)), self::VALUE];
		$lines = self::repeated('a', "a\n", "\n", '[', '[]', "[1]\n", '"', '{"part":1', "\xFF");
		yield 'part of a backup' => [self::restore(...), self::BODY, $lines];
		yield 'sort key' => [static fn (string $text): string => SortText::of($scrubbed($text)), self::VALUE];
	}

	private static function read(FieldShape $field, mixed $input, ?string $present): void {
		$codec = Codecs::of($field);
		$value = $codec->parse($input, $present);
		$codec->store(is_string($value) ? $value : null);
		$codec->newFiles(is_string($value) ? $value : null, null);
	}

	private static function restore(string $text): void {
		$content = fopen('php://memory', 'r+b');
		if ($content === false) {
			throw new \RuntimeException('No memory');
		}
		fwrite($content, (string)gzencode("$text\n{}\n", 1));
		rewind($content);
		try {
			$rows = new RowReader(0, []);
			foreach ((new PartReader($content, ''))->lines() as $line) {
				try {
					$rows->read($line);
				} catch (BrokenBackup) {
					// The next line is read all the same.
				}
			}
		} catch (BrokenBackup) {
			// Nothing is left to be read.
		}
	}

	private static function find(FieldShape $field, string $text): void {
		$codec = Codecs::of($field);
		$words = str_repeat('a', Limits::CONTAINED_CHARACTERS - 1) . 'b';
		foreach ([$text, ['contains' => $text], ['from' => $text], ['relative' => $text], ['contains' => $words]] as $filter) {
			$conditions = $codec->conditions($filter, new Viewer('ann', '2026-05-14'));
			if (!$conditions instanceof Problem && mb_check_encoding($text, 'UTF-8')) {
				$codec->matches($conditions, $text);
			}
		}
	}

	/** @return array<string, \Closure(int): string> */
	private static function repeated(string ...$units): array {
		$shapes = [];
		foreach ($units as $unit) {
			$name = json_encode($unit, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR) . ' repeated';
			$shapes[$name] = static fn (int $bytes): string => str_repeat($unit, max(1, intdiv($bytes, strlen($unit))));
		}
		return $shapes;
	}
}
