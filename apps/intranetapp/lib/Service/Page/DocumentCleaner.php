<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Model\Page\LayoutWidgets;
use OCA\IntranetApp\Model\Page\Markdown\Blocks;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Contract\Routes;
use OCA\IntranetApp\Shared\Html\Sanitizer;
use OCA\IntranetApp\Shared\Schema\Problem;
use OCA\IntranetApp\Shared\Schema\SchemaValidator;

/** Makes pages safe to show: those sent by clients, and those written directly into a file. */
class DocumentCleaner {
	/** The schema that a page's members are checked against, whatever their origin. */
	private const SCHEMA = Routes::ROUTES['PageController::update']['body'];
	/** The HTML and Markdown that pages may contain. */
	private const PROFILE = 'page';
	/** One defect may hide others below it, but a file with more than this was not written by mistake. */
	private const ROUNDS = 8;
	private const PROBLEMS = 2_000;
	/** So much of a text is shown: twice what clients may send. */
	public const TEXT = 2 * Limits::TEXT_CHARACTERS;
	/** Values that are too long or too many are harmless, and better shown than dropped. */
	private const HARMLESS = ['maxLength' => true, 'maxItems' => true];

	/** @var ?array<string, mixed> the schema without rules whose violation is harmless */
	private ?array $schema = null;

	public function __construct(
		private readonly Sanitizer $sanitizer,
		private readonly SchemaValidator $validator,
	) {
	}

	public function html(string $html): string {
		return $this->sanitizer->clean($html, self::PROFILE);
	}

	/** The same members with safe texts; the argument is not changed. */
	public function cleaned(\stdClass $page): \stdClass {
		$page = clone $page;
		if (is_string($page->title ?? null)) {
			$page->title = Title::clean($page->title);
		}
		if (is_string($page->content ?? null)) {
			$page->content = $this->html($page->content);
		}
		$layout = ($page->layout ?? null) instanceof \stdClass ? $page->layout = self::copy($page->layout) : null;
		foreach ($layout === null ? [] : LayoutWidgets::all($layout) as $widget) {
			if (($widget->type ?? null) === 'text' && is_string($widget->content ?? null)) {
				$widget->content = Blocks::clean($widget->content, self::PROFILE);
			}
		}
		return $page;
	}

	/** A page as stored in its file, without anything a client could never have sent. */
	public function shown(PageDocument $page): PageDocument {
		$members = (object)array_intersect_key($page->members(), self::SCHEMA['properties']);
		$sound = self::copy($members);
		if (is_string($sound->content ?? null)) {
			$sound->content = mb_substr($sound->content, 0, self::TEXT);
		}
		for ($round = 1; ($problems = $this->problems($sound)) !== []; $round++) {
			if ($round === self::ROUNDS || count($problems) > self::PROBLEMS) {
				$sound = (object)array_filter(get_object_vars($sound), is_string(...));
				break;
			}
			$sound = (object)self::without(get_object_vars($sound), self::places($problems));
		}
		return $page->with([
			...array_map(static fn (): null => null, get_object_vars($members)),
			...get_object_vars($this->cleaned($sound)),
		]);
	}

	/** @return list<Problem> */
	private function problems(\stdClass $page): array {
		return $this->validator->validate($page, $this->schema ??= self::lenient(self::SCHEMA), self::PROBLEMS);
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function lenient(array $schema): array {
		$lenient = [];
		foreach (array_diff_key($schema, self::HARMLESS) as $keyword => $part) {
			$lenient[(string)$keyword] = is_array($part) ? self::lenient($part) : $part;
		}
		return $lenient;
	}

	/**
	 * @param list<Problem> $problems
	 * @return list<list<string>> the members and list items that they are about
	 */
	private static function places(array $problems): array {
		return array_map(static function (Problem $problem): array {
			// Without a required member, the object itself is invalid.
			return Problem::keys($problem->keyword === 'required' ? dirname($problem->pointer) : $problem->pointer);
		}, $problems);
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @param list<list<string>> $places
	 * @return array<array-key, mixed>
	 */
	private static function without(array $values, array $places): array {
		$below = [];
		foreach ($places as $place) {
			$name = array_shift($place) ?? '';
			if ($place === []) {
				unset($values[$name]);
			} else {
				$below[$name][] = $place;
			}
		}
		foreach (array_intersect_key($below, $values) as $name => $further) {
			$value = $values[$name];
			if ($value instanceof \stdClass) {
				$values[$name] = (object)self::without(get_object_vars($value), $further);
			} elseif (is_array($value)) {
				$values[$name] = array_values(self::without($value, $further));
			}
		}
		return $values;
	}

	private static function copy(\stdClass $value): \stdClass {
		$copy = new \stdClass();
		foreach (get_object_vars($value) as $name => $item) {
			$copy->{$name} = self::copied($item);
		}
		return $copy;
	}

	private static function copied(mixed $value): mixed {
		return match (true) {
			$value instanceof \stdClass => self::copy($value),
			is_array($value) => array_map(self::copied(...), $value),
			default => $value,
		};
	}
}
