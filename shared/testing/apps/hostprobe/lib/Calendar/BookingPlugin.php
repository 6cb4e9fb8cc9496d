<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Calendar;

use OCA\HostProbe\Service\SeenBookingEvents;
use Sabre\CalDAV\ICalendarObject;
use Sabre\DAV\IFile;
use Sabre\DAV\INode;
use Sabre\DAV\PropFind;
use Sabre\DAV\Server;
use Sabre\DAV\ServerPlugin;
use Sabre\DAVACL\IACL;
use Sabre\HTTP\RequestInterface;
use Sabre\HTTP\ResponseInterface;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\ITip\Message;

/** Writes down what it hears about calendars, answers in the place of rooms, and hides the room that a request's header names. */
final class BookingPlugin extends ServerPlugin {
	/** The host's own listeners have 100, except access rights of properties: 20. */
	private const BEFORE_HOST = 90;
	private const BEFORE_RIGHTS = 10;
	private const EVENTS = ['beforeMove', 'afterMove', 'beforeCopy', 'afterCopy', 'afterCreateFile', 'afterWriteContent', 'afterUnbind'];
	private const ROOMS = 'principals/calendar-rooms/hostprobe-';
	private ?Server $server = null;

	public function __construct(
		private readonly SeenBookingEvents $seen,
		private readonly Answers $answers,
	) {
	}

	#[\Override]
	public function initialize(Server $server): void {
		$this->server = $server;
		$server->on('calendarObjectChange', $this->change(...), self::BEFORE_HOST);
		$server->on('schedule', $this->schedule(...), self::BEFORE_HOST);
		$server->on('beforeUnbind', $this->beforeUnbind(...), self::BEFORE_HOST);
		$server->on('propFind', $this->hide(...), self::BEFORE_RIGHTS);
		$server->on('afterMethod:REPORT', $this->strip(...), self::BEFORE_HOST);
		foreach (self::EVENTS as $event) {
			$server->on($event, function (string $path, mixed $second = null) use ($event): void {
				$this->seen->add(['event' => $event, 'path' => $path, 'to' => is_string($second) ? $second : null]);
			}, self::BEFORE_HOST);
		}
	}

	/** The object is complete, and nobody has been told of it yet. */
	private function change(
		RequestInterface $request,
		ResponseInterface $response,
		VCalendar $new,
		string $calendar,
		bool &$isModified,
		bool $isNew,
	): void {
		$tree = $this->server()->tree;
		$node = $tree->getNodeForPath($calendar);
		$owner = $node instanceof IACL ? (string)$node->getOwner() : '';
		$this->seen->add([
			'event' => 'calendarObjectChange', 'calendar' => $calendar, 'path' => $request->getPath(), 'isNew' => $isNew, 'owner' => $owner,
			'old' => $isNew ? null : self::title($tree->getNodeForPath($request->getPath())), 'title' => Answers::title($new),
		]);
		if ($this->answers->give($new, $owner)) {
			$isModified = true;
		}
	}

	private function schedule(Message $message): ?bool {
		$this->seen->add([
			'event' => 'schedule', 'method' => $message->method, 'recipient' => $message->recipient,
			'isSignificant' => $message->significantChange, 'title' => Answers::title($message->message),
		]);
		if (!$this->answers->isFor($message->recipient, $message->message)) {
			return null;
		}
		$message->scheduleStatus = '1.2;Delivered by the probe';
		return false;
	}

	/** For whatever leaves its place: by DELETE, by MOVE, by being overwritten. */
	private function beforeUnbind(string $path): void {
		$node = $this->server()->tree->getNodeForPath($path);
		$this->seen->add([
			'event' => 'beforeUnbind', 'path' => $path, 'method' => $this->server()->httpRequest->getMethod(),
			'owner' => $node instanceof IACL ? $node->getOwner() : null,
			'old' => $node instanceof ICalendarObject ? self::title($node) : null,
		]);
	}

	/** A listener that returns false removes the node from the answer to PROPFIND. The host's search for principals fails on that. */
	private function hide(PropFind $find): ?bool {
		$isListed = $this->server()->httpRequest->getMethod() === 'PROPFIND';
		return $isListed && rtrim($find->getPath(), '/') === self::ROOMS . $this->hidden() ? false : null;
	}

	/** Removes the room from the answer to a search for principals. */
	private function strip(RequestInterface $request, ResponseInterface $response): void {
		if ($this->hidden() === '' || !str_starts_with($request->getPath(), 'principals') || $response->getStatus() !== 207) {
			return;
		}
		$answer = new \DOMDocument();
		$answer->loadXML($response->getBodyAsString(), LIBXML_NONET);
		foreach (iterator_to_array($answer->getElementsByTagNameNS('DAV:', 'response')) as $found) {
			$href = $found->getElementsByTagNameNS('DAV:', 'href')->item(0)->textContent ?? '';
			if (str_ends_with(rtrim($href, '/'), self::ROOMS . $this->hidden())) {
				$found->parentNode?->removeChild($found);
			}
		}
		$response->setBody((string)$answer->saveXML());
	}

	/** The id of a room, as the request wishes. */
	private function hidden(): string {
		return $this->server()->httpRequest->getHeader('X-Probe-Hide-Room') ?? '';
	}

	private function server(): Server {
		return $this->server ?? throw new \LogicException('Not added');
	}

	private static function title(INode $node): ?string {
		$text = $node instanceof IFile ? $node->get() : null;
		return is_string($text) || is_resource($text) ? Answers::title(Answers::read($text)) : null;
	}
}
