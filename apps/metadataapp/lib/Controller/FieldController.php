<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Field\Fields;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/**
 * Definitions of fields.
 *
 * @phpstan-import-type FieldCreateBody from Schemas
 * @phpstan-import-type FieldUpdateBody from Schemas
 */
final class FieldController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Fields $fields,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[ApiRoute(verb: 'GET', url: '/api/v1/groupfolder-fields')]
	public function list(): Json {
		return new Json($this->fields->findAll());
	}

	#[ApiRoute(verb: 'POST', url: '/api/v1/groupfolder-fields')]
	public function create(): Json {
		/** @var FieldCreateBody $body */
		$body = $this->input->body();
		return new Json($this->fields->create($body), 201);
	}

	#[ApiRoute(verb: 'PUT', url: '/api/v1/groupfolder-fields/{fieldId}')]
	public function update(): Json {
		/** @var FieldUpdateBody $body */
		$body = $this->input->body();
		return new Json($this->fields->update((string)$this->userId, (int)$this->input->path('fieldId'), $body));
	}

	#[ApiRoute(verb: 'DELETE', url: '/api/v1/groupfolder-fields/{fieldId}')]
	public function delete(): Json {
		return new Json($this->fields->delete((int)$this->input->path('fieldId')));
	}
}
