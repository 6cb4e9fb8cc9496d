<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\AppFramework\Log\Undeclared;
use Host\Calendars\Calendar;
use Host\Calendars\CalendarObject;
use Host\Calendars\Objects;
use Host\Dav\Http\Call;
use Host\Dav\Http\Content;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Dav\Tree\Document;

/** An object of a calendar. */
final class ObjectEntry extends Document {
	public function __construct(
		public readonly CalendarObject $object,
		public readonly Calendar $calendar,
		private readonly Markup $owner,
		private readonly Objects $objects,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->object->uri;
	}

	#[\Override]
	public function modified(): int {
		return $this->object->modified;
	}

	#[\Override]
	public function etag(): string {
		return $this->object->etag();
	}

	#[\Override]
	public function size(): int {
		return strlen($this->object->text);
	}

	#[\Override]
	public function type(): string {
		return 'text/calendar; charset=utf-8; component=' . strtolower($this->object->component);
	}

	#[\Override]
	public function isToldWhenNew(): bool {
		return true;
	}

	#[\Override]
	public function read(): mixed {
		return (new Content($this->object->text))->stream('');
	}

	#[\Override]
	public function replace(mixed $data, ?Call $call): void {
		$this->objects->change($this->calendar->id, $this->object->uri, (string)stream_get_contents($data));
	}

	#[\Override]
	public function delete(): void {
		$this->objects->delete($this->calendar->id, $this->object->uri);
	}

	#[\Override]
	public function rename(string $name): void {
		throw Problem::of('NotImplemented', Undeclared::sentence('Moving objects of calendars'));
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return match ($name) {
			'{DAV:}owner' => $this->owner,
			'{urn:ietf:params:xml:ns:caldav}calendar-data' => str_replace("\r", '', $this->object->text),
			default => parent::property($name),
		};
	}
}
