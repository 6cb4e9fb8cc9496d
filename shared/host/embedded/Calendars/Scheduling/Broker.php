<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Scheduling;

use Host\Calendars\Parts;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\ITip\Broker as OldBroker;
use Sabre\VObject\ITip\Message;
use Sabre\VObject\Parameter;

/**
 * Which messages a change of an event causes, and what a message changes: where a server's rules are newer than the library's.
 *
 * @phpstan-type Attendee array{href: string, name: ?string, instances: array<string, array{id: string, partstat: string, ...}>, ...}
 * @phpstan-type Info array{
 *     uid: string, organizer: ?string, organizerName: mixed, sequence: int|string|null, exdate: list<string>,
 *     attendees: array<string, Attendee>, instances: array<string, VEvent>, ...
 * }
 */
final class Broker extends OldBroker {
	/** Addresses of mail are the same in any case. */
	public static function address(string $value): string {
		return stripos($value, 'mailto:') === 0 ? strtolower($value) : $value;
	}

	/**
	 * @param VCalendar|string|null $calendar
	 * @param string|list<string> $userHref
	 * @param VCalendar|string|null $oldCalendar
	 * @return list<Message>
	 */
	#[\Override]
	public function parseEvent($calendar, $userHref, $oldCalendar = null): array {
		/** @var list<Message> $messages */
		$messages = parent::parseEvent($calendar, $userHref, $oldCalendar);
		if ($messages !== [] || $oldCalendar !== null || !$calendar instanceof VCalendar || Parts::events($calendar) === []) {
			return $messages;
		}
		// who stores an invitation with an answer has answered
		$info = $this->parseEventInfo($calendar);
		$own = array_values(array_intersect(array_keys($info['attendees']), (array)$userHref))[0] ?? null;
		if ($own === null || $info['organizer'] === null || in_array($info['organizer'], (array)$userHref, true)) {
			return [];
		}
		$answers = array_diff(array_column($info['attendees'][$own]['instances'], 'partstat'), ['NEEDS-ACTION']);
		/** @var list<Message> $replies */
		$replies = $answers === [] ? [] : $this->parseEventForAttendee($calendar, $info, ['attendees' => [], 'exdate' => []], $own);
		return $replies;
	}

	/** @return Info */
	#[\Override]
	protected function parseEventInfo(?VCalendar $calendar = null): array {
		/** @var Info $info */
		$info = parent::parseEventInfo($calendar);
		$attendees = [];
		foreach ($info['attendees'] as $attendee) {
			$attendees[self::address($attendee['href'])] = ['href' => self::address($attendee['href'])] + $attendee;
		}
		$organizer = $info['organizer'] === null ? null : self::address($info['organizer']);
		return ['attendees' => $attendees, 'organizer' => $organizer] + $info;
	}

	/**
	 * @param array<array-key, mixed> $eventInfo
	 * @param array<array-key, mixed> $oldEventInfo
	 * @return list<Message>
	 */
	#[\Override]
	protected function parseEventForOrganizer(VCalendar $calendar, array $eventInfo, array $oldEventInfo): array {
		/** @var Info $new */
		$new = $eventInfo;
		/** @var Info $old */
		$old = $oldEventInfo + ['instances' => []];
		if ($new['instances'] === [] && $old['instances'] !== []) {
			return self::cancel($calendar, $new, $old['instances'], $old['attendees']);
		}
		if (self::isCancelled($new['instances']['master'] ?? null) && !self::isCancelled($old['instances']['master'] ?? null)) {
			return self::cancel($calendar, $new, $new['instances'], $new['attendees']);
		}
		$added = isset($oldEventInfo['instances']) ? array_diff_key($new['instances'], $old['instances']) : [];
		$gone = array_filter($added, self::isCancelled(...));
		$messages = [];
		foreach ($gone as $id => $event) {
			array_push($messages, ...self::cancel($calendar, $new, [$id => $event], $new['attendees']));
		}
		foreach ($new['attendees'] + $old['attendees'] as $address => $attendee) {
			$isInvited = isset($new['attendees'][$address]);
			$theirs = array_intersect_key(($isInvited ? $new : $old)['instances'], $attendee['instances']);
			$theirs = $isInvited ? array_diff_key($theirs, $gone) : $theirs;
			if ($address === $new['organizer'] || $theirs === []) {
				continue;
			}
			if ($isInvited && isset($theirs['master'])) {
				$others = array_diff_key($new['instances'], $attendee['instances'], ['master' => true]);
				$theirs['master'] = self::without($theirs['master'], $others);
			}
			$messages[] = self::message($isInvited ? 'REQUEST' : 'CANCEL', $calendar, $new, $theirs, $attendee);
		}
		return $messages;
	}

	#[\Override]
	protected function processMessageCancel(Message $itipMessage, ?VCalendar $existingObject = null): ?VCalendar {
		$gone = [];
		foreach (Parts::events($itipMessage->message) as $event) {
			$gone[Parts::text($event, 'RECURRENCE-ID')] = $event;
		}
		foreach ($existingObject === null ? [] : Parts::events($existingObject) as $event) {
			$date = Parts::text($event, 'RECURRENCE-ID');
			foreach (isset($gone[$date]) ? ['STATUS' => 'CANCELLED', 'SEQUENCE' => $itipMessage->sequence] : [] as $name => $value) {
				$known = Parts::first($event, $name);
				$known === null ? $event->add($name, $value) : $known->setValue((string)$value);
			}
			unset($gone[$date]);
		}
		foreach ($gone as $event) {
			$existingObject?->add($event);
		}
		return $existingObject;
	}

	/** A date of its own that the answer brings about is as complete as the others. */
	#[\Override]
	protected function processMessageReply(Message $itipMessage, ?VCalendar $existingObject = null): ?VCalendar {
		$known = $existingObject === null ? [] : Parts::events($existingObject);
		/** @var ?VCalendar $answered */
		$answered = Parts::patiently(fn (): mixed => parent::processMessageReply($itipMessage, $existingObject));
		foreach ($answered === null ? [] : array_slice(Parts::events($answered), count($known)) as $event) {
			foreach (Parts::all($event, 'ATTENDEE') as $attendee) {
				if ($attendee->getValue() === $itipMessage->sender && Parts::parameter($attendee, 'RSVP') !== '') {
					$attendee['SCHEDULE-STATUS'] = '2.0';
					unset($attendee['RSVP']);
				}
			}
		}
		return $answered;
	}

	private static function isCancelled(?VEvent $event): bool {
		return Parts::text($event, 'STATUS') === 'CANCELLED';
	}

	/** @param array<VEvent> $others dates that somebody is not invited to */
	private static function without(VEvent $series, array $others): VEvent {
		$series = clone $series;
		$dates = array_values(array_map(static fn (VEvent $one): string => Parts::text($one, 'RECURRENCE-ID'), $others));
		$known = Parts::first($series, 'EXDATE');
		if ($known !== null) {
			$known->setParts([...$known->getParts(), ...$dates]);
		} elseif ($dates !== []) {
			$series->add('EXDATE', $dates);
		}
		return $series;
	}

	/**
	 * @param Info $info
	 * @param array<VEvent> $events
	 * @param array<Attendee> $attendees
	 * @return list<Message>
	 */
	private static function cancel(VCalendar $calendar, array $info, array $events, array $attendees): array {
		return array_values(array_map(static fn (array $one): Message =>
			self::message('CANCEL', $calendar, $info, $events, $one), $attendees));
	}

	/**
	 * @param Info $info
	 * @param array<VEvent> $events
	 * @param Attendee $attendee
	 */
	private static function message(string $method, VCalendar $calendar, array $info, array $events, array $attendee): Message {
		$object = clone $calendar;
		array_map($object->remove(...), ['METHOD', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY']);
		$object->add('METHOD', $method);
		foreach ($events as $event) {
			$copy = clone $event;
			foreach ([...Parts::all($copy, 'ORGANIZER'), ...Parts::all($copy, 'ATTENDEE')] as $person) {
				unset($person['SCHEDULE-FORCE-SEND'], $person['SCHEDULE-STATUS']);
				if ($person->name === 'ATTENDEE' && Parts::parameter($person, 'PARTSTAT') === '') {
					$person['PARTSTAT'] = 'NEEDS-ACTION';
				}
			}
			if (Parts::first($copy, 'SEQUENCE') === null) {
				$copy->add('SEQUENCE', 0);
			}
			$object->add($copy);
		}
		$message = new Message();
		$message->method = $method;
		$message->uid = $info['uid'];
		$message->component = 'VEVENT';
		$message->sequence = (int)($info['sequence'] ?? 1);
		$message->sender = (string)$info['organizer'];
		$message->senderName = $info['organizerName'] instanceof Parameter ? (string)$info['organizerName']->getValue() : null;
		$message->recipient = $attendee['href'];
		$message->recipientName = $attendee['name'] ?? '';
		$message->message = $object;
		return $message;
	}
}
