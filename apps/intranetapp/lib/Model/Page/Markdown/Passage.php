<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

/** Lines that are parsed together, such as a paragraph, without the leading markers of quotes and lists. */
final class Passage {
	private string $text = '';
	/** @var list<array{int, int}> start of each line here and in the document */
	private array $lines = [];

	/** @param bool $isHtml raw HTML, where Markdown syntax has no meaning */
	public function __construct(public readonly bool $isHtml) {
	}

	/** @param int $offset in the document */
	public function add(string $line, int $offset): void {
		if ($this->lines !== []) {
			$this->text .= "\n";
		}
		$this->lines[] = [strlen($this->text), $offset];
		$this->text .= $line;
	}

	public function text(): string {
		return $this->text;
	}

	/** Translates an offset in the text to an offset in the document. */
	public function offset(int $place): int {
		[$low, $high] = [0, count($this->lines) - 1];
		while ($low < $high) {
			$middle = intdiv($low + $high + 1, 2);
			if ($this->lines[$middle][0] <= $place) {
				$low = $middle;
			} else {
				$high = $middle - 1;
			}
		}
		return $this->lines[$low][1] + $place - $this->lines[$low][0];
	}

	/**
	 * The parts that are parsed separately: each cell of a table, otherwise the whole passage.
	 *
	 * @return list<self>
	 */
	public function parts(): array {
		$lines = explode("\n", $this->text);
		$delimiter = $this->isHtml ? null : self::delimiterRow($lines);
		if ($delimiter === null) {
			return [$this];
		}
		$before = new self(false);
		$parts = [];
		foreach ($lines as $index => $line) {
			if ($index < $delimiter - 1) {
				$before->add($line, $this->lines[$index][1]);
			} elseif ($index !== $delimiter) {
				array_push($parts, ...self::cells($line, $this->lines[$index][1]));
			}
		}
		return $delimiter > 1 ? [$before, ...$parts] : $parts;
	}

	/** @param list<string> $lines */
	private static function delimiterRow(array $lines): ?int {
		foreach ($lines as $index => $line) {
			if ($index > 0
				&& strpbrk($line, '|:') !== false
				&& preg_match('~^[ \t]*+\|?[ \t]*+:?-++:?[ \t]*+(?:\|[ \t]*+:?-++:?[ \t]*+)*+\|?[ \t\r]*+$~', $line) === 1) {
				return $index;
			}
		}
		return null;
	}

	/** @return list<self> */
	private static function cells(string $line, int $offset): array {
		preg_match_all('~(?:\\\\.|[^|\\\\]|\\\\$)++~', $line, $matches, PREG_OFFSET_CAPTURE);
		return array_map(static function (array $match) use ($offset): self {
			$cell = new self(false);
			$cell->add($match[0], $offset + $match[1]);
			return $cell;
		}, $matches[0]);
	}
}
