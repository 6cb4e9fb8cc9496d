<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\AppFramework\Log\Undeclared;
use Host\Calendars\Calendar;
use Host\Calendars\ObjectFilter;
use Host\Calendars\Objects;
use Host\Calendars\Parts;
use Host\Calendars\Principals;
use Host\Calendars\Rooms;
use Host\Dav\Http\Address;
use Host\Dav\Http\Body;
use Host\Dav\Http\Call;
use Host\Dav\Http\Markup;
use Host\Dav\Http\Multistatus;
use Host\Dav\Http\Reply;
use Host\Dav\Problem;
use Host\Dav\Properties\Properties;
use Host\Dav\Tree\Entry;
use Host\Dav\Tree\Tree;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

/** REPORT: questions to calendars, and the search for people and rooms. */
final class Reports {
	private const CALDAV = '{urn:ietf:params:xml:ns:caldav}';
	private const DATA = self::CALDAV . 'calendar-data';
	private const NO_DEPTH = 'A calendar-query REPORT on a calendar with a Depth: 0 is undefined. Set Depth to 1';

	public function __construct(
		private readonly Tree $tree,
		private readonly Call $call,
		private readonly Reply $reply,
		private readonly Properties $properties,
		private readonly CalendarTree $calendars,
		private readonly string $user,
	) {
	}

	public function report(): void {
		$report = Body::document($this->call->text());
		$answer = new Multistatus($this->call->base, $this->call->path);
		match (Body::name($report)) {
			self::CALDAV . 'calendar-query' => $this->query($report, $answer),
			self::CALDAV . 'calendar-multiget' => $this->multiget($report, $answer),
			'{DAV:}sync-collection' => $this->changes($report, $answer),
			'{DAV:}principal-property-search' => $this->principals($report, $answer),
			default => throw Problem::of('ReportNotSupported', '', "  <d:supported-report/>\n"),
		};
		$this->reply->xml(207, $answer->xml());
	}

	private function query(\DOMElement $report, Multistatus $answer): void {
		$this->reply->headers['Vary'] = 'Brief,Prefer';
		$filter = ObjectFilter::read($report);
		$entry = $this->tree->find($this->call->path);
		$depth = $this->call->header('depth') === '' ? 0 : $this->call->depth();
		if ($entry instanceof CalendarEntry && $depth === 0) {
			throw Problem::of('BadRequest', self::NO_DEPTH);
		}
		if ($entry instanceof ObjectEntry && $depth === 0 && $this->calendars->objects->matches($entry->object, $filter)) {
			$this->add($answer, $this->call->path, $entry, $report);
		}
		if ($entry instanceof CalendarEntry && $depth === 1) {
			foreach ($this->calendars->objects->query($entry->calendar->id, $filter) as $object) {
				$this->add($answer, "{$this->call->path}/{$object->uri}", $entry->entry($object), $report);
			}
		}
	}

	/** What is not there is left out. */
	private function multiget(\DOMElement $report, Multistatus $answer): void {
		$this->reply->headers['Vary'] = 'Brief,Prefer';
		$byFolder = [];
		foreach (Body::children($report) as $child) {
			if (Body::name($child) === '{DAV:}href') {
				[$folder, $name] = Address::split(Address::inside(trim($child->textContent), $this->call->base));
				$byFolder[$folder][] = $name;
			}
		}
		foreach ($byFolder as $folder => $names) {
			$entry = $this->tree->findOrNull((string)$folder);
			foreach ($entry instanceof CalendarEntry ? $entry->several($names) : [] as $object) {
				$this->add($answer, "$folder/{$object->name()}", $object, $report);
			}
		}
	}

	private function changes(\DOMElement $report, Multistatus $answer): void {
		$parts = [];
		foreach (Body::children($report) as $child) {
			$parts[Body::name($child)] = $child;
		}
		foreach (['{DAV:}sync-token', '{DAV:}prop'] as $name) {
			if (!isset($parts[$name])) {
				throw Problem::of('BadRequest', "The $name element in the {DAV:}sync-collection report is required");
			}
		}
		$entry = $this->tree->find($this->call->path);
		if (!$entry instanceof CalendarEntry) {
			$message = 'The {DAV:}sync-collection REPORT is not supported on this url.';
			throw Problem::of('ReportNotSupported', $message, "  <d:supported-report/>\n");
		}
		$token = $parts['{DAV:}sync-token']->textContent;
		if ($token !== '' && !str_starts_with($token, Calendar::SYNC)) {
			throw Problem::of('InvalidSyncToken', 'Invalid or unknown sync token', "  <d:valid-sync-token/>\n");
		}
		$since = substr($token, strlen(Calendar::SYNC));
		$limit = isset($parts['{DAV:}limit']) ? (int)$parts['{DAV:}limit']->textContent : null;
		if ($token === '' && $limit !== null && $limit > 0) {
			throw Problem::limitOnFirstSync();
		}
		$changes = $this->calendars->objects->changes($entry->calendar->id, is_numeric($since) ? (int)$since : null, $limit);
		foreach ($entry->several(array_map(strval(...), array_keys(array_diff($changes, [Objects::DELETED])))) as $object) {
			$this->add($answer, "{$this->call->path}/{$object->name()}", $object, $report);
		}
		foreach (array_keys($changes, Objects::DELETED, true) as $name) {
			$answer->addStatus("{$this->call->path}/$name", 404);
		}
		$answer->end('<d:sync-token>' . Calendar::SYNC . $entry->calendar->version . '</d:sync-token>');
	}

	private function principals(\DOMElement $report, Multistatus $answer): void {
		$this->reply->headers['Vary'] = 'Brief,Prefer';
		$wanted = [];
		$isEverywhere = false;
		foreach (Body::children($report) as $child) {
			if (Body::name($child) === '{DAV:}property-search') {
				$wanted += self::searched($child);
			}
			$isEverywhere = $isEverywhere || Body::name($child) === '{DAV:}apply-to-principal-collection-set';
		}
		if ($wanted === []) {
			$message = 'The {DAV:}principal-property-search report must contain at least 1 {DAV:}property-search element';
			throw Problem::of('BadRequest', $message);
		}
		if ($this->call->header('depth') !== '' && $this->call->depth() !== 0) {
			throw Problem::of('BadRequest', 'Depth must be 0');
		}
		foreach ($isEverywhere ? [Principals::USERS, Rooms::PRINCIPALS] : [$this->call->path] as $in) {
			$this->tree->find($in);
			foreach ($this->calendars->principals->search($this->user, $in, $wanted, $report->getAttribute('test') === 'anyof') as $name) {
				$this->add($answer, "$in/$name/", $this->tree->find("$in/$name"), $report);
			}
		}
	}

	/** @return array<string, string> what a property is to contain, by its name */
	private static function searched(\DOMElement $search): array {
		$match = null;
		$names = [];
		foreach (Body::children($search) as $child) {
			$match = Body::name($child) === '{DAV:}match' ? $child->textContent : $match;
			$names = Body::name($child) === '{DAV:}prop' ? array_map(Body::name(...), Body::children($child)) : $names;
		}
		if ($match === null || $names === []) {
			$message = 'The {DAV:}property-search element must contain one {DAV:}match and one {DAV:}prop element';
			throw Problem::of('BadRequest', $message);
		}
		return array_fill_keys($names, $match);
	}

	/** Adds an entry with the properties that the report names. */
	private function add(Multistatus $answer, string $path, Entry $entry, \DOMElement $report): void {
		$wanted = [];
		$expand = null;
		foreach (Body::children($report) as $child) {
			foreach (Body::name($child) === '{DAV:}prop' ? Body::children($child) : [] as $property) {
				$wanted[] = Body::name($property);
				$expand = Body::name($property) === self::DATA ? self::expansion($property) : $expand;
			}
		}
		$values = $this->properties->values(rtrim($path, '/'), $entry, $wanted, 0);
		if ($values === null) {
			return;
		}
		if ($expand !== null && isset($values[200][self::DATA])) {
			$values[200][self::DATA] = self::expanded($values[200][self::DATA], ...$expand);
		}
		$answer->add($path, $this->call->wantsLittle() ? array_diff_key($values, [404 => true]) : $values);
	}

	/** @return array{\DateTimeInterface, \DateTimeInterface}|null between which times a client wants each date of a series for itself */
	private static function expansion(\DOMElement $data): ?array {
		if (!in_array($data->getAttribute('content-type'), ['', 'text/calendar'], true)) {
			throw Problem::of('NotImplemented', Undeclared::sentence("Calendar data as {$data->getAttribute('content-type')}"));
		}
		$range = ObjectFilter::range(ObjectFilter::named($data, 'expand')[0] ?? null);
		if ($range === null) {
			return null;
		}
		if ($range['start'] === null || $range['end'] === null) {
			throw Problem::of('BadRequest', 'The "start" and "end" attributes are required when expanding calendar-data');
		}
		return [$range['start'], $range['end']];
	}

	private static function expanded(string|Markup $text, \DateTimeInterface $start, \DateTimeInterface $end): string {
		$object = Reader::read(is_string($text) ? $text : $text->xml);
		return $object instanceof VCalendar
			? Parts::patiently(static fn (): string => $object->expand($start, $end, new \DateTimeZone('UTC'))->serialize())
			: '';
	}
}
