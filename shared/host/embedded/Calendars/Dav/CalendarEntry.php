<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\AppFramework\Log\Undeclared;
use Host\Calendars\Calendar;
use Host\Calendars\CalendarObject;
use Host\Calendars\Calendars;
use Host\Calendars\Objects;
use Host\Dav\Http\Call;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;

/** A calendar and its objects. */
final class CalendarEntry extends Collection {
	private const PERSONAL = 'Personal';
	/** The most bytes of an object. */
	private const LARGEST = '10000000';
	private const COLLATIONS = '<cal:supported-collation>i;ascii-casemap</cal:supported-collation>'
		. '<cal:supported-collation>i;octet</cal:supported-collation><cal:supported-collation>i;unicode-casemap</cal:supported-collation>';
	private const REPORTS = '<d:supported-report><d:report><d:sync-collection/></d:report></d:supported-report>'
		. '<d:supported-report><d:report><cal:calendar-multiget/></d:report></d:supported-report>'
		. '<d:supported-report><d:report><cal:calendar-query/></d:report></d:supported-report>';

	/** @param string $personal name of the first calendar in the person's language */
	public function __construct(
		public readonly Calendar $calendar,
		private readonly string $base,
		private readonly Calendars $calendars,
		private readonly Objects $objects,
		private readonly string $personal,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->calendar->uri;
	}

	#[\Override]
	public function child(string $name): Entry {
		$object = $this->objects->find($this->calendar->id, $name) ?? throw Problem::of('NotFound', 'Calendar object not found');
		return $this->entry($object);
	}

	/** @return list<ObjectEntry> */
	#[\Override]
	public function children(): iterable {
		return array_map($this->entry(...), $this->objects->of($this->calendar->id));
	}

	/**
	 * @param list<string> $names
	 * @return list<ObjectEntry> those that are there
	 */
	public function several(array $names): array {
		return array_map($this->entry(...), $this->objects->several($this->calendar->id, $names));
	}

	public function entry(CalendarObject $object): ObjectEntry {
		return new ObjectEntry($object, $this->calendar, $this->owner(), $this->objects);
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		if ($call === null) {
			throw Problem::of('NotImplemented', Undeclared::sentence('Copying objects of calendars'));
		}
		$this->objects->create($this->calendar->id, $name, (string)stream_get_contents($data));
	}

	#[\Override]
	public function delete(): void {
		$this->calendars->delete($this->calendar->id);
	}

	#[\Override]
	public function rename(string $name): void {
		throw Problem::of('MethodNotAllowed', 'Renaming calendars is not yet supported');
	}

	/** @param array<string, scalar|null> $values by column */
	public function change(array $values): void {
		$this->calendars->change($this->calendar->id, $values);
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return match ($name) {
			'{DAV:}resourcetype' => new Markup('<d:collection/><cal:calendar/>'),
			'{DAV:}displayname' => $this->displayName(),
			'{DAV:}owner' => $this->owner(),
			'{DAV:}sync-token', '{http://calendarserver.org/ns/}getctag' => Calendar::SYNC . $this->calendar->version,
			'{http://sabredav.org/ns}sync-token' => (string)$this->calendar->version,
			'{DAV:}supported-report-set' => new Markup(self::REPORTS),
			'{urn:ietf:params:xml:ns:caldav}supported-calendar-component-set' =>
				new Markup(implode('', array_map(static fn (string $component): string =>
					'<cal:comp name="' . htmlspecialchars($component, ENT_XML1) . '"/>', $this->calendar->components()))),
			'{urn:ietf:params:xml:ns:caldav}schedule-calendar-transp' =>
				new Markup($this->calendar->isTransparent ? '<cal:transparent/>' : '<cal:opaque/>'),
			'{urn:ietf:params:xml:ns:caldav}max-resource-size' => self::LARGEST,
			'{urn:ietf:params:xml:ns:caldav}supported-collation-set' => new Markup(self::COLLATIONS),
			default => $this->calendar->property($name) ?? parent::property($name),
		};
	}

	private function displayName(): ?string {
		$name = $this->calendar->property('{DAV:}displayname');
		return $this->calendar->uri === 'personal' && $name === self::PERSONAL ? $this->personal : $name;
	}

	private function owner(): Markup {
		return Markup::hrefs($this->base, $this->calendar->principal . '/');
	}
}
