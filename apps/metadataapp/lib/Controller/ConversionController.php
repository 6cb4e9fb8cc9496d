<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Conversion\Conversions;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Fields that get another type, or other names of options, together with their values.
 *
 * @phpstan-import-type ConversionPreviewBody from Schemas
 * @phpstan-import-type ConversionStartBody from Schemas
 */
final class ConversionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Conversions $conversions,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/fields/conversions')]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->conversions->findAll());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/fields/{fieldId}/conversion/preview')]
	public function preview(): Json {
		/** @var ConversionPreviewBody $body */
		$body = $this->input->body();
		return new Json($this->conversions->preview((string)$this->userId, (int)$this->input->path('fieldId'), $body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/fields/{fieldId}/conversion')]
	public function start(): Json {
		/** @var ConversionStartBody $body */
		$body = $this->input->body();
		return new Json($this->conversions->start((string)$this->userId, (int)$this->input->path('fieldId'), $body));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/fields/{fieldId}/conversion')]
	public function cancel(): Json {
		return new Json($this->conversions->cancel((int)$this->input->path('fieldId')));
	}
}
