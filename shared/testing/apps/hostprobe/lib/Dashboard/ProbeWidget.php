<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Dashboard;

use OCP\Dashboard\IAPIWidget;
use OCP\Dashboard\IAPIWidgetV2;
use OCP\Dashboard\IButtonWidget;
use OCP\Dashboard\IConditionalWidget;
use OCP\Dashboard\IIconWidget;
use OCP\Dashboard\Model\WidgetButton;
use OCP\Dashboard\Model\WidgetItem;
use OCP\Dashboard\Model\WidgetItems;
use OCP\IURLGenerator;
use OCP\IUserSession;

/** Shows what it is asked for; nobody but admin and editor sees it. */
final class ProbeWidget implements IAPIWidget, IAPIWidgetV2, IIconWidget, IButtonWidget, IConditionalWidget {
	private int $loads = 0;

	public function __construct(
		private readonly IURLGenerator $urls,
		private readonly IUserSession $session,
	) {
	}

	#[\Override]
	public function getId(): string {
		return 'hostprobe';
	}

	#[\Override]
	public function getTitle(): string {
		return 'What was asked';
	}

	#[\Override]
	public function getOrder(): int {
		return 7;
	}

	#[\Override]
	public function getIconClass(): string {
		return 'icon-hostprobe';
	}

	#[\Override]
	public function getIconUrl(): string {
		return $this->urls->getAbsoluteURL('/core/img/logo/logo.svg');
	}

	#[\Override]
	public function getUrl(): string {
		return $this->urls->getAbsoluteURL('/index.php/apps/hostprobe');
	}

	#[\Override]
	public function load(): void {
		$this->loads++;
	}

	#[\Override]
	public function isEnabled(): bool {
		return in_array($this->session->getUser()?->getUID(), ['admin', 'editor'], true);
	}

	#[\Override]
	public function getWidgetButtons(string $userId): array {
		return [
			new WidgetButton(WidgetButton::TYPE_NEW, $this->getUrl(), "New for $userId"),
			new WidgetButton(WidgetButton::TYPE_MORE, $this->getUrl(), 'More'),
			new WidgetButton(WidgetButton::TYPE_SETUP, $this->getUrl(), 'Set up'),
		];
	}

	#[\Override]
	public function getItems(string $userId, ?string $since = null, int $limit = 7): array {
		return [
			new WidgetItem("$userId, $limit", "loaded $this->loads", $this->getUrl(), $this->getIconUrl(), $since ?? 'none', 'over'),
			new WidgetItem(),
		];
	}

	#[\Override]
	public function getItemsV2(string $userId, ?string $since = null, int $limit = 7): WidgetItems {
		return new WidgetItems($this->getItems($userId, $since, $limit), 'Nothing', 'Nearly nothing');
	}
}
