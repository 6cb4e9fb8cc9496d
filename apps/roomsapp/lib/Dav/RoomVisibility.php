<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Dav;

use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use Sabre\DAV\PropFind;
use Sabre\DAV\Server;
use Sabre\HTTP\RequestInterface;
use Sabre\HTTP\ResponseInterface;

/**
 * Hides rooms from those who may not view them. Nextcloud knows groups only, and asks for them in some searches only (docs/host-facts.md,
 * "Rooms"). Free/busy and invitations go by address, and need no principal that can be seen.
 */
final class RoomVisibility {
	/** The host's own listeners have 100, except access rights of properties: 20. */
	private const BEFORE_RIGHTS = 10;
	private const BEFORE_HOST = 90;
	/** @var ?array<array-key, true> ids of rooms that can be seen */
	private ?array $visible = null;
	private ?Server $server = null;

	/** @param \Closure(): ?string $account who asks, which is not known before the first event */
	public function __construct(
		private readonly BookingServices $services,
		private readonly \Closure $account,
	) {
	}

	public function listen(Server $server): void {
		$this->server = $server;
		$server->on('propFind', $this->hide(...), self::BEFORE_RIGHTS);
		$server->on('afterMethod:REPORT', $this->strip(...), self::BEFORE_HOST);
	}

	/** A listener that returns false removes the node from the answer to PROPFIND. Searches for principals would fail on that. */
	private function hide(PropFind $find): ?bool {
		return $this->server?->httpRequest->getMethod() === 'PROPFIND' && $this->isHidden($find->getPath()) ? false : null;
	}

	/** Removes rooms from the answer to a search for principals, which can be sent to any path. */
	private function strip(RequestInterface $request, ResponseInterface $response): void {
		$body = $response->getStatus() === 207 ? $response->getBodyAsString() : '';
		$answer = new \DOMDocument();
		if (!str_contains($body, RoomCalendar::principal('')) || !$answer->loadXML($body, LIBXML_NONET | LIBXML_PARSEHUGE)) {
			return;
		}
		$hasChanged = false;
		foreach (iterator_to_array($answer->getElementsByTagNameNS('DAV:', 'response')) as $found) {
			$href = $found->getElementsByTagNameNS('DAV:', 'href')->item(0)->textContent ?? '';
			$start = strpos($href, RoomCalendar::principal(''));
			if ($start !== false && $this->isHidden(rawurldecode(substr($href, $start)))) {
				$found->parentNode?->removeChild($found);
				$hasChanged = true;
			}
		}
		if ($hasChanged) {
			$response->setBody((string)$answer->saveXML());
		}
	}

	private function isHidden(string $path): bool {
		$path = trim($path, '/');
		$prefix = RoomCalendar::principal('');
		if (!str_starts_with($path, $prefix)) {
			return false;
		}
		$this->visible ??= array_fill_keys(array_map(
			static fn (RoomOfAccount $one): string => $one->room->id,
			$this->services->rooms()->findAll(($this->account)(), Role::Viewer),
		), true);
		return !isset($this->visible[explode('/', substr($path, strlen($prefix)))[0]]);
	}
}
