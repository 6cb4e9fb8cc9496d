<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Security\CSP;

use Host\AppFramework\Http\AddedPolicies;
use OCP\AppFramework\Http\EmptyContentSecurityPolicy;
use OCP\EventDispatcher\Event;

/** Asked before an answer of any app is sent: what may its page load besides? */
class AddContentSecurityPolicyEvent extends Event {
	/** @var AddedPolicies */
	private $policies;

	public function __construct(AddedPolicies $policies) {
		parent::__construct();
		$this->policies = $policies;
	}

	public function addPolicy(EmptyContentSecurityPolicy $csp): void {
		$this->policies->all[] = $csp;
	}
}
