<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\Calendars\Calendar;
use Host\Dav\Http\Address;
use Host\Dav\Http\Body;
use Host\Dav\Http\Call;
use Host\Dav\Http\Content;
use Host\Dav\Http\Multistatus;
use Host\Dav\Http\Reply;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Tree;
use Sabre\DAV\INode;
use Sabre\DAV\PropPatch;
use Sabre\DAV\Server as Events;
use Sabre\DAV\Xml\Property\Complex;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Node;
use Sabre\VObject\ParseException;
use Sabre\VObject\Reader;

/** Rules for what is written to calendars, and how calendars are made. */
final class Writes {
	private const CALDAV = '{urn:ietf:params:xml:ns:caldav}';
	private const COMPONENTS = self::CALDAV . 'supported-calendar-component-set';
	/** Properties of calendars and principals that nobody sets. */
	private const PROTECTED = [
		self::COMPONENTS, self::CALDAV . 'supported-calendar-data', self::CALDAV . 'max-resource-size', self::CALDAV . 'min-date-time',
		self::CALDAV . 'max-date-time', self::CALDAV . 'max-instances', self::CALDAV . 'max-attendees-per-instance',
		self::CALDAV . 'calendar-home-set', self::CALDAV . 'supported-collation-set', self::CALDAV . 'calendar-data',
		self::CALDAV . 'schedule-inbox-URL', self::CALDAV . 'schedule-outbox-URL', self::CALDAV . 'calendar-user-address-set',
		self::CALDAV . 'calendar-user-type', '{http://calendarserver.org/ns/}getctag', '{DAV:}alternate-URI-set', '{DAV:}principal-URL',
		'{DAV:}group-membership', '{DAV:}principal-collection-set', '{DAV:}current-user-principal', '{DAV:}owner', '{DAV:}group',
	];
	private const REFUSAL = 90;
	private const TRANSPARENCY = self::CALDAV . 'schedule-calendar-transp';

	public function __construct(
		private readonly Events $events,
		private readonly Tree $tree,
		private readonly Call $call,
		private readonly Reply $reply,
	) {
		$events->on('beforeCreateFile', function (string $path, mixed &$data, INode $parent, bool &$isChanged): void {
			$this->validate($path, $data, $isChanged, true);
		});
		$events->on('beforeWriteContent', function (string $path, INode $node, mixed &$data, bool &$isChanged): void {
			$this->validate($path, $data, $isChanged, false);
		});
		$events->on('propPatch', self::refuse(...), self::REFUSAL);
		$events->on('propPatch', $this->change(...));
	}

	/** MKCALENDAR, or MKCOL in the calendars of a person. */
	public function make(string $root): void {
		$text = $this->call->text();
		$properties = $text === '' ? [] : Body::changes($text, $root);
		[$folder, $name] = Address::split($this->call->path);
		$parent = str_starts_with($folder, 'calendars/')
			? $this->tree->find($folder)
			: $this->tree->findOrNull($folder) ?? throw Problem::of('Conflict', 'Parent node does not exist');
		if (!$parent instanceof Collection) {
			throw Problem::of('Conflict', 'Parent node is not a collection');
		}
		if ($parent instanceof Leaf && $parent->refusal !== null) {
			throw $parent->refusal;
		}
		if ($parent->has($name)) {
			throw Problem::of('MethodNotAllowed', 'The resource you tried to create already exists');
		}
		if (!$parent instanceof HomeEntry) {
			throw self::wrongType('The {DAV:}resourcetype you specified is not supported here.');
		}
		$this->demandCalendar($properties['{DAV:}resourcetype'] ?? null, $root);
		$values = [];
		foreach (Calendar::COLUMNS as $property => $column) {
			$values += isset($properties[$property]) ? [$column => $properties[$property]->textContent] : [];
		}
		if (isset($properties[self::COMPONENTS])) {
			$components = Body::children($properties[self::COMPONENTS]);
			$values['components'] =
				implode(',', array_map(static fn (\DOMElement $one): string => $one->getAttribute('name'), $components));
		}
		if (isset($properties[self::TRANSPARENCY])) {
			$names = array_map(static fn (\DOMElement $one): ?string => $one->localName, Body::children($properties[self::TRANSPARENCY]));
			$values['transparent'] = in_array('transparent', $names, true) ? 1 : 0;
		}
		$parent->create($name, $values);
		$this->tree->forget();
		$this->reply->done(201);
	}

	/** Of a MKCALENDAR it is known what is to be made. */
	private function demandCalendar(?\DOMElement $type, string $root): void {
		$types = $type === null
			? ($root === '{DAV:}mkcol' ? [] : [self::CALDAV . 'calendar'])
			: array_diff(array_map(Body::name(...), Body::children($type)), ['{DAV:}collection']);
		foreach ($types as $one) {
			if ($one !== self::CALDAV . 'calendar') {
				throw self::wrongType("Unknown resourceType: $one");
			}
		}
		if ($types === []) {
			throw self::wrongType('You can only create calendars and subscriptions in this collection');
		}
	}

	private static function wrongType(string $message): Problem {
		return Problem::of('InvalidResourceType', $message, "  <d:valid-resourcetype/>\n");
	}

	private static function refuse(string $path, PropPatch $patch): void {
		$protected = array_values(array_intersect(self::PROTECTED, array_keys($patch->getMutations())));
		if ($protected !== [] && Multistatus::isOfCalendars($path)) {
			$patch->setResultCode($protected, 403);
		}
	}

	/** All properties of a calendar at once: they are one change for clients. */
	private function change(string $path, PropPatch $patch): void {
		$entry = $this->tree->find($path);
		if (!$entry instanceof CalendarEntry) {
			return;
		}
		$patch->handle([...array_keys(Calendar::COLUMNS), self::TRANSPARENCY], static function (array $values) use ($entry): bool {
			$byColumn = [];
			foreach ($values as $name => $value) {
				if ($name === self::TRANSPARENCY) {
					$byColumn['transparent'] = $value instanceof Complex && str_contains($value->getXml(), 'transparent') ? 1 : 0;
				} else {
					$byColumn[Calendar::COLUMNS[$name]] = is_scalar($value) ? $value : null;
				}
			}
			$entry->change($byColumn);
			return true;
		});
	}

	/** Exchanges the data for a stream with what is to be stored. */
	private function validate(string $path, mixed &$data, bool &$isChanged, bool $isNew): void {
		$folder = Address::split($path)[0];
		$calendar = $this->tree->find($folder);
		if (!$calendar instanceof CalendarEntry) {
			return;
		}
		$components = $calendar->calendar->components();
		$text = is_resource($data) ? (string)stream_get_contents($data) : (is_string($data) ? $data : '');
		$object = self::read($text);
		$kinds = array_map(
			static fn (mixed $one): string => $one instanceof Component && is_string($one->name) ? $one->name : '',
			$object->getComponents(),
		);
		$found = array_values(array_intersect($kinds, explode(',', Calendar::COMPONENTS)));
		if ($found === [] || !in_array($found[count($found) - 1], $components, true)) {
			throw Problem::invalidComponent($components);
		}
		$isStrict = preg_match('/(^|,)\s*handling\s*=\s*"?strict"?\s*(,|;|$)/i', $this->call->header('prefer')) === 1;
		$isRepaired = $this->judge($object->validate(Node::PROFILE_CALDAV | ($isStrict ? 0 : Node::REPAIR)));
		$content = new Content('');
		$this->events->emit('calendarObjectChange', [$this->call, $this->reply, $object, $folder, &$content->isChanged, $isNew]);
		$content->bytes = $isRepaired || $content->isChanged ? $object->serialize() : $text;
		$isChanged = $isChanged || $isRepaired || $content->bytes !== $text;
		$object->destroy();
		$data = $content->stream('');
	}

	private static function read(string $text): VCalendar {
		if (str_starts_with($text, '[')) {
			throw Problem::of('UnsupportedMediaType', 'This resource only supports valid iCalendar 2.0 data. Parse error: no iCalendar');
		}
		try {
			$object = Reader::read($text);
		} catch (ParseException $failure) {
			$message = 'This resource only supports valid iCalendar 2.0 data. Parse error: ' . $failure->getMessage();
			throw Problem::of('UnsupportedMediaType', $message);
		}
		return $object instanceof VCalendar
			? $object
			: throw Problem::of('UnsupportedMediaType', 'This collection can only support iCalendar objects.');
	}

	/**
	 * @param array<array-key, mixed> $messages
	 * @return bool whether something was wrong and is right now
	 */
	private function judge(array $messages): bool {
		/** @var list<array{level: int, message: string}> $messages */
		foreach ($messages as ['level' => $level, 'message' => $message]) {
			if ($level === 3) {
				throw Problem::of('UnsupportedMediaType', "Validation error in iCalendar: $message");
			}
		}
		usort($messages, static fn (array $one, array $other): int => $other['level'] <=> $one['level']);
		if ($messages !== []) {
			$this->reply->headers['X-Sabre-Ew-Gross'] = "iCalendar validation warning: {$messages[0]['message']}";
		}
		return in_array(1, array_column($messages, 'level'), true);
	}
}
