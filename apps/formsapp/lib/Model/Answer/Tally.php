<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

use OCA\FormsApp\Shared\Db\StoredValues;

/**
 * What the responses of a block add up to, so that statistics read no response.
 *
 * @phpstan-type Figures array{answered: int, sum: float, low: ?float, high: ?float, counts: array<array-key, int>}
 */
final class Tally {
	/** Every zone's offset from UTC is a multiple of it. */
	public const SLOT = 900;

	public int $responses = 0;
	public int $seconds = 0;
	public int $timed = 0;
	/** @var array<int, int> responses by quarter of an hour since 1970 */
	public array $slots = [];
	/** @var array<string, array<array-key, Figures>> by type and question */
	private array $figures = [];

	/** @param array<array-key, mixed> $definition canonical, that the response answered */
	public function add(array $definition, StoredResponse $response): void {
		$this->responses++;
		if ($response->duration !== null) {
			$this->seconds += $response->duration;
			$this->timed++;
		}
		$slot = intdiv($response->submittedAt, self::SLOT);
		$this->slots[$slot] = ($this->slots[$slot] ?? 0) + 1;
		foreach (AnsweredQuestion::all($definition, $response->answers()) as $answered) {
			$this->count($answered);
		}
	}

	/** Adds what others counted. */
	public function merge(self $other): void {
		$this->responses += $other->responses;
		$this->seconds += $other->seconds;
		$this->timed += $other->timed;
		foreach ($other->slots as $slot => $count) {
			$this->slots[$slot] = ($this->slots[$slot] ?? 0) + $count;
		}
		foreach ($other->figures as $type => $questions) {
			foreach ($questions as $id => $theirs) {
				$this->figures[$type][$id] = self::together($this->figures[$type][$id] ?? self::nothing(), $theirs);
			}
		}
	}

	/** @return Figures */
	public function figures(string $type, string $question): array {
		return $this->figures[$type][$question] ?? self::nothing();
	}

	/** @return list<array{string, string}> type and id of the questions that were answered, those with more answers first */
	public function asked(): array {
		$asked = [];
		foreach ($this->figures as $type => $questions) {
			foreach ($questions as $id => $figures) {
				$asked[] = [$figures['answered'], $type, (string)$id];
			}
		}
		rsort($asked);
		return array_map(static fn (array $one): array => [$one[1], $one[2]], $asked);
	}

	/** How many responses chose a choice, whatever the type of the question was then. */
	public function chosen(string $question, string $choice): int {
		return array_sum(array_map(
			static fn (array $questions): int => $questions[$question]['counts'][$choice] ?? 0,
			array_values($this->figures),
		));
	}

	public function toJson(): string {
		return json_encode([
			'responses' => $this->responses, 'seconds' => $this->seconds, 'timed' => $this->timed,
			'slots' => (object)$this->slots,
			'figures' => (object)array_map(static fn (array $questions): object => (object)$questions, $this->figures),
		], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
	}

	public static function ofJson(string $json): self {
		$decoded = json_decode($json, true, 16, JSON_THROW_ON_ERROR);
		$stored = new StoredValues(is_array($decoded) ? $decoded : []);
		$tally = new self();
		$tally->responses = $stored->number('responses');
		$tally->seconds = $stored->number('seconds');
		$tally->timed = $stored->number('timed');
		foreach ($stored->map('slots')->all() as $slot => $count) {
			$tally->slots[(int)$slot] = is_int($count) ? $count : 0;
		}
		foreach ($stored->map('figures')->all() as $type => $questions) {
			foreach (is_array($questions) ? $questions : [] as $id => $figures) {
				$tally->figures[(string)$type][$id] = self::read(is_array($figures) ? $figures : []);
			}
		}
		return $tally;
	}

	private function count(AnsweredQuestion $answered): void {
		$counted = ['answered' => 1, 'sum' => $answered->number ?? 0.0, 'low' => $answered->number, 'high' => $answered->number,
			'counts' => array_fill_keys($answered->keys, 1)];
		$known = $this->figures[$answered->type][$answered->id] ?? self::nothing();
		$this->figures[$answered->type][$answered->id] = self::together($known, $counted);
	}

	/** @return Figures */
	private static function nothing(): array {
		return ['answered' => 0, 'sum' => 0.0, 'low' => null, 'high' => null, 'counts' => []];
	}

	/**
	 * @param Figures $one
	 * @param Figures $other
	 * @return Figures
	 */
	private static function together(array $one, array $other): array {
		$counts = $one['counts'];
		foreach ($other['counts'] as $key => $count) {
			$counts[$key] = ($counts[$key] ?? 0) + $count;
		}
		$lows = array_filter([$one['low'], $other['low']], is_float(...));
		$highs = array_filter([$one['high'], $other['high']], is_float(...));
		return [
			'answered' => $one['answered'] + $other['answered'],
			'sum' => $one['sum'] + $other['sum'],
			'low' => $lows === [] ? null : min($lows),
			'high' => $highs === [] ? null : max($highs),
			'counts' => $counts,
		];
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return Figures
	 */
	private static function read(array $stored): array {
		$number = static fn (mixed $value): ?float => is_int($value) || is_float($value) ? (float)$value : null;
		$counts = is_array($stored['counts'] ?? null) ? $stored['counts'] : [];
		return [
			'answered' => is_int($stored['answered'] ?? null) ? $stored['answered'] : 0,
			'sum' => $number($stored['sum'] ?? null) ?? 0.0,
			'low' => $number($stored['low'] ?? null),
			'high' => $number($stored['high'] ?? null),
			'counts' => array_filter($counts, is_int(...)),
		];
	}
}
