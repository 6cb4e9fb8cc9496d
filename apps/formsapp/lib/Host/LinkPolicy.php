<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\EventDispatcher\IEventDispatcher;
use OCP\HintException;
use OCP\IAppConfig;
use OCP\IURLGenerator;
use OCP\Security\Events\ValidatePasswordPolicyEvent;
use OCP\Security\PasswordContext;
use OCP\Share\IManager;

/** What administrators permit of public links, which a link to a form is one of. */
class LinkPolicy {
	public function __construct(
		private readonly IManager $shares,
		private readonly IEventDispatcher $events,
		private readonly IURLGenerator $addresses,
		private readonly IAppConfig $config,
	) {
	}

	/** Whether there are links at all, for those who open them (docs/host-facts.md, "Who may make links"). */
	public function isOn(): bool {
		return $this->config->getValueString('core', 'shareapi_allow_links', 'yes') === 'yes';
	}

	/** Whether the caller may make links. */
	public function isAllowed(): bool {
		return $this->shares->shareApiAllowLinks();
	}

	public function isPasswordRequired(): bool {
		return $this->shares->shareApiLinkEnforcePassword();
	}

	/** Null when a link need not expire. */
	public function findLongestDaysOrNull(): ?int {
		return $this->shares->shareApiLinkDefaultExpireDateEnforced() ? max(1, $this->shares->shareApiLinkDefaultExpireDays()) : null;
	}

	/** @return ?string what is wrong with a password, in words; null when nothing is */
	public function findPasswordFaultOrNull(#[\SensitiveParameter] string $password): ?string {
		try {
			$this->events->dispatchTyped(new ValidatePasswordPolicyEvent($password, PasswordContext::SHARING));
			return null;
		} catch (HintException $refusal) {
			return $refusal->getHint();
		}
	}

	/** The page of a public form. */
	public function address(string $hash): string {
		return $this->addresses->getAbsoluteURL('/index.php/apps/formsapp/f/' . rawurlencode($hash));
	}

	/** The same page for frames. */
	public function embedAddress(string $hash): string {
		return $this->address($hash) . '/embed';
	}
}
