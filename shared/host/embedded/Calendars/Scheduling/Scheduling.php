<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Scheduling;

use Host\Calendars\Dav\CalendarEntry;
use Host\Calendars\Dav\ObjectEntry;
use Host\Calendars\Parts;
use Host\Calendars\Principals;
use Host\Dav\Http\Call;
use Host\Dav\Http\Multistatus;
use Host\Dav\Http\Reply;
use Host\Dav\Problem;
use Host\Dav\Tree\Tree;
use Sabre\DAV\Server as Events;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Component\VFreeBusy;
use Sabre\VObject\ITip\Message;
use Sabre\VObject\ITip\SameOrganizerForAllComponentsException;
use Sabre\VObject\ParseException;
use Sabre\VObject\Property;
use Sabre\VObject\Property\ICalendar\DateTime as DateProperty;
use Sabre\VObject\Reader;

/** Tells people and rooms of this host what somebody's change of an event means for them. Nobody is sent mail. */
final class Scheduling {
	private const FOREIGN = 'The organizer in the request did not match any of the addresses for the owner of this inbox';
	private const UNDELIVERED = '5.2;There was no system capable of delivering the scheduling message';
	/** @var list<Message> answers of rooms */
	private array $answers = [];

	public function __construct(
		private readonly Events $events,
		private readonly Tree $tree,
		private readonly Call $call,
		private readonly Reply $reply,
		private readonly Principals $principals,
		private readonly Mailboxes $mailboxes,
		private readonly string $user,
	) {
		$events->on('calendarObjectChange', $this->change(...));
		$events->on('beforeUnbind', $this->delete(...));
		$events->on('schedule', $this->deliver(...));
		$events->on('afterWriteContent', $this->answer(...));
		$events->on('afterCreateFile', $this->answer(...));
	}

	private function change(Call $call, Reply $reply, VCalendar $new, string $calendar, bool &$isModified, bool $isNew): void {
		$entry = $this->tree->find($calendar);
		if ($this->isOn() && $entry instanceof CalendarEntry) {
			$old = $isNew ? null : $this->tree->find($call->path);
			$addresses = $this->principals->addresses($entry->calendar->principal);
			$isChanged = $this->compare($old instanceof ObjectEntry ? $old->object->text : null, $new, $addresses);
			$isModified = $isModified || $isChanged;
		}
	}

	private function delete(string $path): void {
		$entry = $this->tree->find($path);
		if ($this->isOn() && $entry instanceof ObjectEntry) {
			$addresses = $this->principals->addresses($entry->calendar->principal);
			array_map($this->send(...), self::messages(null, $addresses, $entry->object->text));
		}
	}

	private function isOn(): bool {
		return $this->call->header('x-nc-scheduling') !== 'false' && $this->call->header('schedule-reply') !== 'F';
	}

	/**
	 * Sends what follows from a change, and writes into the event what became of it.
	 *
	 * @param list<string> $addresses of the one who changes it
	 * @param ?string $except who knows already
	 * @return bool whether there was something to send
	 */
	private function compare(?string $old, VCalendar $new, array $addresses, ?string $except = null): bool {
		$messages = self::messages($new, $addresses, $old);
		foreach ($messages as $message) {
			if ($message->recipient === $except) {
				continue;
			}
			$this->send($message);
			$event = Parts::events($new)[0] ?? null;
			$people = [...Parts::all($event, 'ORGANIZER'), ...Parts::all($event, 'ATTENDEE')];
			$person = array_values(array_filter($people, static fn (Property $one): bool =>
				Broker::address((string)$one->getValue()) === $message->recipient))[0] ?? null;
			if ($person !== null) {
				$person['SCHEDULE-STATUS'] = explode(';', (string)$message->scheduleStatus)[0];
				unset($person['SCHEDULE-FORCE-SEND']);
			}
		}
		return $messages !== [];
	}

	private function send(Message $message): void {
		$this->events->emit('schedule', [$message]);
		$message->scheduleStatus = (string)$message->scheduleStatus === '' ? self::UNDELIVERED : $message->scheduleStatus;
	}

	private function deliver(Message $message): void {
		foreach (array_slice(Parts::events($message->message), 0, 1) as $event) {
			$event->remove('VALARM');
		}
		$principal = $this->principals->invited($this->user, (string)$message->recipient);
		if ($principal === null) {
			$message->scheduleStatus = '3.7;Could not find principal.';
			return;
		}
		// what a guest answers, the other guests hear of
		$this->mailboxes->file($message, $principal, $message->method === 'REPLY'
			? fn (string $old, VCalendar $new): bool => $this->compare($old, $new, [(string)$message->recipient], (string)$message->sender)
			: null);
		$answer = $message->scheduleStatus === Mailboxes::DELIVERED && $message->method === 'REQUEST'
			? $this->mailboxes->answer($message, $principal)
			: null;
		array_push($this->answers, ...($answer === null ? [] : [$answer]));
	}

	/** Rooms answer when the event is there. */
	private function answer(string $path): void {
		foreach ($path === $this->call->path ? $this->answers : [] as $answer) {
			$this->deliver($answer);
		}
	}

	/** A question to the outbox, when others are busy. False where the request is none. */
	public function post(): bool {
		if (preg_match('#^calendars/[^/]+/outbox$#D', $this->call->path) !== 1
			|| !str_starts_with($this->call->header('content-type'), 'text/calendar')) {
			return false;
		}
		$this->tree->find($this->call->path);
		$question = $this->question();
		$organizer = Parts::first($question, 'ORGANIZER');
		$own = $this->principals->addresses(Principals::USERS . "/{$this->user}");
		if ($organizer === null || !in_array((string)$organizer, $own, true)) {
			throw Problem::of('Forbidden', self::FOREIGN);
		}
		$guests = Parts::all($question, 'ATTENDEE');
		$start = Parts::first($question, 'DTSTART');
		$end = Parts::first($question, 'DTEND');
		if ($guests === []) {
			throw Problem::of('BadRequest', 'You must at least specify 1 attendee');
		}
		if (!$start instanceof DateProperty || !$end instanceof DateProperty) {
			throw Problem::of('BadRequest', 'DTSTART and DTEND must both be specified');
		}
		$xml = '';
		foreach ($guests as $guest) {
			$email = preg_replace('/^mailto:/', '', (string)$guest) ?? '';
			$principal = $this->principals->invited($this->user, 'mailto:' . strtolower($email));
			$times = $principal === null ? null : $this->mailboxes->busy($principal, $start->getDateTime(), $end->getDateTime());
			if ($times !== null) {
				$times->add('ATTENDEE', "mailto:$email");
				$times->add('UID', Parts::text($question, 'UID'));
				$times->add(clone $organizer);
			}
			$xml .= self::response("mailto:$email", $times);
		}
		$namespaces = (new Multistatus($this->call->base, $this->call->path))->namespaces();
		$this->reply->status = 200;
		$this->reply->headers['Content-Type'] = 'application/xml';
		$this->reply->body = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
			. "<cal:schedule-response$namespaces>\n$xml</cal:schedule-response>\n";
		return true;
	}

	private function question(): VFreeBusy {
		try {
			$object = Reader::read($this->call->text());
		} catch (ParseException $failure) {
			$message = 'The request body must be a valid iCalendar object. Parse error: ' . $failure->getMessage();
			throw Problem::of('BadRequest', $message);
		}
		$component = array_values(array_filter($object->getComponents(), static fn (mixed $one): bool =>
			$one instanceof Component && $one->name !== 'VTIMEZONE'))[0]
			?? throw Problem::of('BadRequest', 'We expected at least one VTODO, VJOURNAL, VFREEBUSY or VEVENT component');
		$method = strtoupper(Parts::text($object, 'METHOD'));
		if ($method === '') {
			throw Problem::of('BadRequest', 'A METHOD property must be specified in iTIP messages');
		}
		return $component instanceof VFreeBusy && $method === 'REQUEST'
			? $component
			: throw Problem::of('NotImplemented', 'We only support VFREEBUSY (REQUEST) on this endpoint');
	}

	private static function response(string $address, ?VFreeBusy $times): string {
		$text = static fn (string $text): string => htmlspecialchars($text, ENT_NOQUOTES | ENT_XML1 | ENT_SUBSTITUTE);
		$data = str_replace("\r", '', (string)$times?->parent?->serialize());
		return "  <cal:response>\n    <cal:recipient>\n      <d:href>{$text($address)}</d:href>\n    </cal:recipient>\n"
			. '    <cal:request-status>' . ($times === null ? '3.7;Could not find principal' : '2.0;Success') . "</cal:request-status>\n"
			. ($data === '' ? '' : "    <cal:calendar-data>{$text($data)}</cal:calendar-data>\n")
			. "  </cal:response>\n";
	}

	/**
	 * What follows from a change. An event with several organizers is left alone, unless its owner is one of them.
	 *
	 * @param list<string> $addresses
	 * @return list<Message>
	 */
	private static function messages(?VCalendar $new, array $addresses, ?string $old): array {
		try {
			return (new Broker())->parseEvent($new, $addresses, $old);
		} catch (SameOrganizerForAllComponentsException $failure) {
			$organizers = array_map(static fn (VEvent $event): string =>
				Broker::address(Parts::text($event, 'ORGANIZER')), Parts::events($new ?? Parts::read((string)$old)));
			$isOwn = array_intersect($organizers, $addresses) !== [];
			return $isOwn ? throw Problem::ofPlugin(500, $failure::class, $failure->getMessage()) : [];
		}
	}
}
