<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

use Host\AppFramework\Log\Undeclared;
use Host\Dav\Http\Body;
use Host\Dav\Problem;
use Sabre\DAV\Exception\BadRequest;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\InvalidDataException;
use Sabre\VObject\Property;

/**
 * Which objects a calendar-query is about: components by time, and by the texts of their properties.
 *
 * @phpstan-type Match array{value: string, collation: string, negate-condition: bool}
 * @phpstan-type PropFilter array{
 *     name: string, is-not-defined: bool, param-filters: array<array-key, mixed>, text-match: ?Match,
 *     time-range: array<array-key, mixed>|false|null,
 * }
 * @phpstan-type Range array{start: ?\DateTimeInterface, end: ?\DateTimeInterface}
 * @phpstan-type CompFilter array{
 *     name: string, is-not-defined: bool, comp-filters: array<array-key, mixed>, prop-filters: list<PropFilter>,
 *     time-range: Range|false|null,
 * }
 * @phpstan-type Filter array{name: string, comp-filters: list<CompFilter>, prop-filters: list<PropFilter>, ...}
 */
final class ObjectFilter {
	private const CALDAV = '{urn:ietf:params:xml:ns:caldav}';
	private const REQUIRED = 'The ' . self::CALDAV . 'filter element is required for this request';

	/** @param Filter $filter */
	public function __construct(
		private readonly array $filter,
	) {
		foreach ($filter['comp-filters'] as $component) {
			self::refuse($component['comp-filters'] !== [], 'A filter of components inside of components');
			self::demandKnown($component['prop-filters']);
		}
		self::demandKnown($filter['prop-filters']);
	}

	/** The filter of a calendar-query. */
	public static function read(\DOMElement $report): self {
		$filter = self::named($report, 'filter')[0] ?? throw Problem::of('BadRequest', self::REQUIRED);
		$tops = self::named($filter, 'comp-filter');
		if (count($tops) > 1) {
			throw Problem::of('BadRequest', 'Only one top-level comp-filter may be defined');
		}
		$top = $tops[0] ?? throw Problem::of('BadRequest', self::REQUIRED);
		$component = self::componentOf($top);
		if (is_array($component['time-range'])) {
			throw Problem::of('BadRequest', 'You cannot add time-range filters on the VCALENDAR component');
		}
		return new self([
			'name' => $component['name'],
			'comp-filters' => array_map(self::componentOf(...), self::named($top, 'comp-filter')),
			'prop-filters' => $component['prop-filters'],
		]);
	}

	/** @return Range|null of an element with a start and an end */
	public static function range(?\DOMElement $element): ?array {
		if ($element === null) {
			return null;
		}
		$start = self::time($element->getAttribute('start'));
		$end = self::time($element->getAttribute('end'));
		if ($start !== null && $end !== null && $end <= $start) {
			throw Problem::of('BadRequest', 'The end-date must be larger than the start-date');
		}
		return ['start' => $start, 'end' => $end];
	}

	/** @return list<\DOMElement> */
	public static function named(\DOMElement $element, string $name): array {
		return array_values(array_filter(Body::children($element), static fn (\DOMElement $one): bool =>
			Body::name($one) === self::CALDAV . $name));
	}

	/** @return CompFilter */
	private static function componentOf(\DOMElement $element): array {
		return [
			'name' => $element->getAttribute('name'),
			'is-not-defined' => self::named($element, 'is-not-defined') !== [],
			'comp-filters' => self::named($element, 'comp-filter'),
			'prop-filters' => array_map(self::propertyOf(...), self::named($element, 'prop-filter')),
			'time-range' => self::range(self::named($element, 'time-range')[0] ?? null),
		];
	}

	/** @return PropFilter */
	private static function propertyOf(\DOMElement $element): array {
		$match = self::named($element, 'text-match')[0] ?? null;
		return [
			'name' => $element->getAttribute('name'),
			'is-not-defined' => self::named($element, 'is-not-defined') !== [],
			'param-filters' => self::named($element, 'param-filter'),
			'text-match' => $match === null ? null : [
				'value' => $match->textContent,
				'collation' => $match->hasAttribute('collation') ? $match->getAttribute('collation') : 'i;ascii-casemap',
				'negate-condition' => $match->getAttribute('negate-condition') === 'yes',
			],
			'time-range' => self::range(self::named($element, 'time-range')[0] ?? null),
		];
	}

	private static function time(string $text): ?\DateTimeImmutable {
		if ($text === '') {
			return null;
		}
		$time = \DateTimeImmutable::createFromFormat('!Ymd\THis\Z', $text, new \DateTimeZone('UTC'));
		return $time === false
			? throw Problem::ofPlugin(500, InvalidDataException::class, "The supplied iCalendar datetime value is incorrect: $text")
			: $time;
	}

	/** The kind of component that every match has, as far as one filter says. */
	public function component(): ?string {
		$first = $this->filter['comp-filters'][0] ?? null;
		return $first === null || $first['is-not-defined'] ? null : $first['name'];
	}

	/** @return array{?int, ?int} the time that events must fall into, to look for them in a table */
	public function span(): array {
		$range = $this->component() === 'VEVENT' ? $this->filter['comp-filters'][0]['time-range'] ?? null : null;
		return is_array($range) ? [$range['start']?->getTimestamp(), $range['end']?->getTimestamp()] : [null, null];
	}

	public function matches(VCalendar $object): bool {
		foreach ($this->filter['comp-filters'] as $filter) {
			if (!self::hasComponent($object, $filter)) {
				return false;
			}
		}
		return $object->name === $this->filter['name'] && self::hasProperties($object, $this->filter['prop-filters']);
	}

	/** @param CompFilter $filter */
	private static function hasComponent(VCalendar $object, array $filter): bool {
		$found = array_filter($object->select($filter['name']), static fn (mixed $one): bool => $one instanceof Component);
		if ($filter['is-not-defined']) {
			return $found === [];
		}
		$range = $filter['time-range'];
		foreach ($found as $component) {
			// with a time, the server does not look at properties
			if (is_array($range) ? self::isWithin($component, $range) : self::hasProperties($component, $filter['prop-filters'])) {
				return true;
			}
		}
		return false;
	}

	/** @param Range $range */
	private static function isWithin(Component $component, array $range): bool {
		if (!$component instanceof Component\VEvent
			&& !$component instanceof Component\VTodo
			&& !$component instanceof Component\VJournal) {
			throw new BadRequest("You cannot create a time-range filter on a {$component->name} component");
		}
		return $component->isInTimeRange(
			\DateTime::createFromInterface($range['start'] ?? new \DateTimeImmutable('1900-01-01')),
			\DateTime::createFromInterface($range['end'] ?? new \DateTimeImmutable('3000-01-01')),
		);
	}

	/** @param list<PropFilter> $filters */
	private static function hasProperties(Component $component, array $filters): bool {
		foreach ($filters as $filter) {
			$found = Parts::all($component, $filter['name']);
			$match = $filter['text-match'];
			$fitting = $match === null
				? $found
				: array_filter($found, static fn (Property $one): bool =>
					self::fits((string)$one, $match['value'], $match['collation']) !== $match['negate-condition']);
			if (($fitting === []) !== $filter['is-not-defined']) {
				return false;
			}
		}
		return true;
	}

	private static function fits(string $text, string $part, string $collation): bool {
		return match ($collation) {
			'i;octet' => str_contains($text, $part),
			'i;ascii-casemap' => str_contains(strtoupper($text), strtoupper($part)),
			'i;unicode-casemap' => str_contains(mb_strtoupper($text), mb_strtoupper($part)),
			default => throw new BadRequest("Collation type: $collation is not supported"),
		};
	}

	/** @param list<PropFilter> $filters */
	private static function demandKnown(array $filters): void {
		foreach ($filters as $filter) {
			self::refuse($filter['param-filters'] !== [], 'A filter of parameters');
			self::refuse(is_array($filter['time-range']) && $filter['time-range'] !== [], 'A filter of properties by time');
		}
	}

	private static function refuse(bool $isUnknown, string $what): void {
		if ($isUnknown) {
			throw new BadRequest(Undeclared::sentence($what));
		}
	}
}
