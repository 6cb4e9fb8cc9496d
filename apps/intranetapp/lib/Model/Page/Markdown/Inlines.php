<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

use OCA\IntranetApp\Model\Site\Address;
use OCA\IntranetApp\Shared\Contract\HtmlProfiles;

/** Finds tags and destinations in passages; skips code spans and escaped characters. */
final class Inlines {
	private const SCHEME = '~(*NO_START_OPT)\G<([A-Za-z][A-Za-z0-9+.-]{1,31}):~';
	private const AUTOLINK =
		'~(*NO_START_OPT)\G<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s\x00-\x1f<>]{0,2000}+|[A-Za-z0-9.!#$%&\'*+/=?^_`{|}\~-]{1,200}+@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252}[A-Za-z0-9])?)>~';
	private const DEFINITION = '~(*NO_START_OPT)\G[ \t]{0,3}\[(?:\\\\.|[^\[\]\\\\])++\]:~s';
	private const DEFINED_REST =
		'~(*NO_START_OPT)\G[ \t]*+(?:\n?[ \t]*+(?:"(?:\\\\.|[^"\\\\])*+"|\'(?:\\\\.|[^\'\\\\])*+\'|\((?:\\\\.|[^)\\\\])*+\))[ \t]*+)?(?:\n|$)~s';
	/** What ends the title of a link, by its first character. */
	private const TITLE_ENDS = ['"' => '"', '\'' => '\'', '(' => ')'];

	private const ANGLED = '~(*NO_START_OPT)\G<(?:\\\\.|[^\n<>\\\\])*+>~';
	private const HARMFUL =
		'~^<(?:.*=|/?(?:base|button|embed|form|frame|iframe|input|link|math|meta|noembed|noscript|object|plaintext|script|select|style|svg|template|textarea|title|xmp)\b)~is';
	/** Destinations longer than this many bytes are treated as dangerous. */
	private const FAR = 2_001;

	/**
	 * Inside `<code>` in a paragraph the Markdown parser in the browser passes on every `<` unchanged, even across
	 * paragraphs.
	 */
	private bool $isRaw = false;
	/** @var ?array<int, int> where the last run of backticks of each length begins; null until one is met */
	private ?array $lastRuns = null;
	/** @var array<string, array{int, int}> by the character that ends a title, a place and the first such character after it */
	private array $titleEnds = [];
	/** @var array<string, int> last position of what ends comments and instructions */
	private array $lastEnds = [];
	private int $brackets = 0;
	private Destinations $destinations;
	/** The first character at or after the last link that begins code or a tag. */
	private int $nextSign = -1;

	/** @param string $profile of HTML */
	public function __construct(
		private readonly Edits $edits,
		private readonly string $profile,
	) {
		$this->destinations = new Destinations('');
	}

	public function clean(Passage $passage): void {
		foreach ($passage->parts() as $part) {
			[$this->lastRuns, $this->titleEnds, $this->lastEnds, $this->brackets] = [null, [], [], 0];
			$text = $part->text();
			[$this->destinations, $this->nextSign] = [new Destinations($text), -1];
			$place = $part->isHtml || $part !== $passage ? 0 : $this->passDefinitions($text, $part);
			while (($place += strcspn($text, $part->isHtml ? '<]' : '\\`<[]', $place)) < strlen($text)) {
				$place = match ($text[$place]) {
					'\\' => $place + (strspn($text, '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', $place + 1, 1) + 1),
					'`' => $this->afterCode($text, $place),
					'<' => $this->afterTag($text, $place, $part),
					'[' => $this->afterOpening($place),
					default => $this->afterClosing($text, $place, $part),
				};
			}
		}
	}

	private function afterOpening(int $place): int {
		$this->brackets++;
		return $place + 1;
	}

	private function afterCode(string $text, int $place): int {
		$length = strspn($text, '`', $place);
		$this->lastRuns ??= self::lastRuns($text, $place);
		$end = $place + $length;
		if (($this->lastRuns[$length] ?? 0) <= $place) {
			return $end;
		}
		do {
			$end += strcspn($text, '`', $end);
			$run = strspn($text, '`', $end);
			$end += $run;
		} while ($run !== $length);
		return $end;
	}

	/** @return array<int, int> by length */
	private static function lastRuns(string $text, int $place): array {
		$last = [];
		for ($size = strlen($text); ($place += strcspn($text, '`', $place)) < $size; $place += $length) {
			$length = strspn($text, '`', $place);
			$last[$length] = $place;
		}
		return $last;
	}

	private function afterTag(string $text, int $place, Passage $passage): int {
		if (!Tag::isPossible($text, $place) && ($passage->isHtml || !ctype_graph($text[$place + 1] ?? ' '))) {
			return $place + 1;
		}
		$link = $passage->isHtml ? null : $this->autolink($text, $place);
		if ($link !== null && $link > 0) {
			return $place + $link;
		}
		$tag = Tag::at($text, $place, $this->profile);
		if ($tag !== null) {
			$end = $place + $tag->length;
			if ($tag->replacement !== null) {
				$this->edits->replace($passage->offset($place), $passage->offset($end - 1) + 1, $tag->replacement);
			}
			if (!$passage->isHtml && in_array($tag->name, ['code', 'pre'], true)) {
				$this->isRaw = !$tag->isClosing;
			}
			return $end;
		}
		if ($link === 0 || ($passage->isHtml || $this->isRaw ? Tag::isPossible($text, $place) : $this->isApparent($text, $place))) {
			$this->edits->replace($passage->offset($place), $passage->offset($place) + 1, '&lt;');
		}
		return $place + 1;
	}

	private function isApparent(string $text, int $place): bool {
		$end = Tag::instructionEnd($text, $place);
		if ($end === null) {
			return Tag::isApparent($text, $place);
		}
		return $this->isBefore($text, $place, $end);
	}

	private function isBefore(string $text, int $place, string $end): bool {
		$this->lastEnds[$end] ??= (int)strrpos($text, $end);
		return $place < $this->lastEnds[$end];
	}

	/** @return ?int length of the link; 0 for one that is not allowed, or that would become one if a `<` inside were escaped */
	private function autolink(string $text, int $place): ?int {
		if (preg_match(self::SCHEME, $text, $match, 0, $place) === 1
			&& !in_array(strtolower($match[1]), HtmlProfiles::PROFILES[$this->profile]['schemes'], true)) {
			return $this->isBefore($text, $place, '>') ? 0 : null;
		}
		return preg_match(self::AUTOLINK, $text, $match, 0, $place) === 1 ? strlen($match[0]) : null;
	}

	private function afterClosing(string $text, int $place, Passage $passage): int {
		$isPair = $passage->isHtml || $this->brackets > 0;
		$this->brackets = max(0, $this->brackets - 1);
		$next = $text[$place + 1] ?? '';
		if (!$isPair || ($next !== '(' && $next !== ':')) {
			return $place + 1;
		}
		if (strspn($text, ']([{:', $place + 2, 1) === 1) {
			return $place + 1;
		}
		[$start, $end, $isReplaced] = $this->destination($text, $place + 2, $passage);
		if ($isReplaced) {
			return $end;
		}
		// Text that looks like code or a tag inside a link is neither; only then is it worth finding the end of the link.
		$matters = $next === '(' && !$passage->isHtml && $this->nextSign($text, $start) < $start + self::FAR;
		return ($matters && self::isPlain($text, $start, $end) ? $this->linkEnd($text, $end) : null) ?? $place + 1;
	}

	private function nextSign(string $text, int $place): int {
		if ($this->nextSign < $place) {
			$this->nextSign = $place + strcspn($text, '`<', $place);
		}
		return $this->nextSign < strlen($text) ? $this->nextSign : PHP_INT_MAX;
	}

	/** @return ?int where the link ends whose destination ends here; null when it is no link */
	private function linkEnd(string $text, int $place): ?int {
		$title = $place + strspn($text, " \t\n", $place);
		$end = self::TITLE_ENDS[$text[$title] ?? ''] ?? null;
		if ($title > $place && $end !== null) {
			$title = $this->titleEnd($text, $title + 1, $end) + 1;
			$title += strspn($text, " \t\n", min($title, strlen($text)));
		}
		return ($text[$title] ?? '') === ')' ? $title + 1 : null;
	}

	/** @return int where the next such character is that is not escaped; the end of the text when there is none */
	private function titleEnd(string $text, int $place, string $end): int {
		[$from, $found] = $this->titleEnds[$end] ?? [0, -1];
		if ($place < $from || $place > $found) {
			for ($found = $place; ($found += strcspn($text, "\\$end", $found)) < strlen($text) && $text[$found] === '\\'; $found += 2);
			$this->titleEnds[$end] = [$place, $found];
		}
		return min($found, strlen($text));
	}

	/** Definitions are at the beginning of a paragraph, one after the other. */
	private function passDefinitions(string $text, Passage $passage): int {
		$place = 0;
		while (preg_match(self::DEFINITION, $text, $match, 0, $place) === 1) {
			[$start, $end] = $this->destination($text, $place + strlen($match[0]), $passage);
			if ($end === $start
				|| str_contains($match[0], '<')
				|| !self::isPlain($text, $start, $end)
				|| preg_match(self::DEFINED_REST, $text, $rest, 0, $end) !== 1) {
				break;
			}
			$place = $end + strlen($rest[0]);
		}
		return $place;
	}

	/** If a parser sees no link here, nothing in the destination may do harm as a tag or hide further brackets. */
	private static function isPlain(string $text, int $start, int $end): bool {
		$destination = substr($text, $start, $end - $start);
		return strpbrk(substr($destination, 1), '<[') === false && preg_match(self::HARMFUL, $destination) !== 1;
	}

	/** @return array{int, int, bool} start and end of the destination, and whether it was dangerous and replaced */
	private function destination(string $text, int $place, Passage $passage): array {
		$place += strspn($text, " \t\n", $place);
		if (preg_match(self::ANGLED, $text, $match, 0, $place) === 1) {
			[$end, $destination] = [$place + strlen($match[0]), substr($match[0], 1, -1)];
		} else {
			$end = min($this->destinations->end($place), $place + self::FAR);
			$destination = substr($text, $place, $end - $place);
		}
		$isReplaced = $end > $place && !Address::isHarmless($destination, HtmlProfiles::PROFILES[$this->profile]['schemes']);
		if ($isReplaced) {
			$this->edits->replace($passage->offset($place), $passage->offset($end - 1) + 1, '#');
		}
		return [$place, $end, $isReplaced];
	}
}
