<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Controller;

use OCA\WizardApp\Service\Admin\LicenseUsage;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Http\Json;
use OCA\WizardApp\Shared\Http\JsonApi;
use OCA\WizardApp\Shared\Http\Request\Input;
use OCA\WizardApp\Shared\Remote\License;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The subscription.
 *
 * @phpstan-import-type LicenseSaveBody from Schemas
 */
final class LicenseController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly License $license,
		private readonly LicenseUsage $usage,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/license/stats')]
	#[NoCSRFRequired]
	public function stats(): Json {
		return new Json($this->usage->find());
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/license/settings')]
	public function save(): Json {
		/** @var LicenseSaveBody $body */
		$body = $this->input->body();
		return new Json($this->license->save($body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/license/validate')]
	public function validate(): Json {
		return new Json($this->license->validate());
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/license/usage')]
	public function usage(): Json {
		return new Json($this->license->usage());
	}
}
